import {
  addOwner,
  type BeneficialOwner,
  listOwners,
  ownerTexts,
  submitBusinessProfile,
} from '../../../../src/contract/business-verification.ts'
import { profileTexts } from '../../../../src/contract/organizations.ts'
import { entityOf } from '../../store/audit.ts'
import { repliedTexts, storedTexts } from '../../store/database/texts.ts'
import { handle } from '../../http/handle.ts'
import { refuse } from '../../http/refusal.ts'
import { toOrganization } from '../organizations/handlers.ts'
import { oldestFirst } from '../views.ts'
import type { OwnerRow } from './model.ts'
import { writeTo } from '../write-to.ts'
import { beginReview } from './changes.ts'
import { receivedMail } from './mails.ts'
import { ageProblem, companyOf, OWNER_REVIEW_MS, ownershipProblem } from './rules.ts'

const toOwner = (row: Readonly<OwnerRow>): BeneficialOwner => ({
  id: row.id,
  ...repliedTexts(ownerTexts, row),
  dob: row.dob,
  nationality: row.nationality,
  ownershipPct: row.ownershipPct,
  status: row.status,
})

export const businessVerificationHandlers = {
  submitBusinessProfile: handle(submitBusinessProfile, (call) => {
    const { db, user, body, newId, audit, prospect } = call
    const [known] = db.organizations.where('userId', user.id)
    if (known?.status === 'SUSPENDED')
      throw refuse(422, 'Your company is suspended. Contact support to be verified again.')
    const profile = {
      ...storedTexts(profileTexts, body),
      entityType: body.entityType,
      directorsCount: body.directorsCount,
      status: 'PENDING_VERIFICATION',
      reviewAt: 0,
    } as const
    const company = known
      ? db.organizations.update(known.id, profile)
      : db.organizations.insert({
          id: newId(),
          userId: user.id,
          ...companyOf(user.email, prospect),
          website: '',
          ...profile,
        })
    beginReview(call, company.id)
    audit(user.id, 'organization.submitted', entityOf('organization', company.id))
    writeTo(call, user.id, receivedMail(company.name))
    return toOrganization(company)
  }),

  listOwners: handle(listOwners, ({ db, user }) => oldestFirst(db.owners.where('userId', user.id)).map(toOwner)),

  addOwner: handle(addOwner, (call) => {
    const { db, user, body, now, at, newId, schedule, audit } = call
    const ownershipPct = Number(body.ownershipPct)
    const problem = ageProblem(body.dob, now) ?? ownershipProblem(db.owners.where('userId', user.id), ownershipPct)
    if (problem) throw refuse(422, problem)
    const owner = db.owners.insert({
      id: newId(),
      userId: user.id,
      ...storedTexts(ownerTexts, body),
      dob: body.dob,
      nationality: body.nationality,
      ownershipPct,
      status: 'pending',
      createdAt: at,
      position: db.owners.size,
    })
    schedule('owner.review', owner.id, OWNER_REVIEW_MS)
    audit(user.id, 'owner.added', entityOf('owner', owner.id))
    const [company] = db.organizations.where('userId', user.id)
    if (company?.status === 'PENDING_VERIFICATION') beginReview(call, company.id)
    return toOwner(owner)
  }),
}
