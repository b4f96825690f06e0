import {
  addOwner,
  type BeneficialOwner,
  listOwners,
  submitBusinessProfile,
} from '../../../../src/contract/business-verification.ts'
import { entityOf } from '../../store/audit.ts'
import { handle } from '../../http/handle.ts'
import { refuse } from '../../http/refusal.ts'
import { toOrganization } from '../organizations/handlers.ts'
import { oldestFirst } from '../views.ts'
import type { OwnerRow } from './model.ts'
import { ageProblem, COMPANY_REVIEW_MS, companyOf, OWNER_REVIEW_MS, ownershipProblem } from './rules.ts'

const toOwner = ({ id, fullName, dob, nationality, ownershipPct, status }: Readonly<OwnerRow>): BeneficialOwner => ({
  id,
  fullName,
  dob,
  nationality,
  ownershipPct,
  status,
})

export const businessVerificationHandlers = {
  submitBusinessProfile: handle(
    submitBusinessProfile,
    ({ db, user, body, now, newId, schedule, unschedule, audit, prospect }) => {
      const [known] = db.organizations.where('userId', user.id)
      if (known?.status === 'SUSPENDED')
        throw refuse(422, 'Your company is suspended. Contact support to be verified again.')
      const profile = {
        registrationNumber: body.registrationNumber.trim(),
        entityType: body.entityType,
        address: body.address.trim(),
        directorsCount: body.directorsCount,
        status: 'PENDING_VERIFICATION',
        reviewAt: now + COMPANY_REVIEW_MS,
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
      unschedule(company.id)
      schedule('organization.review', company.id, COMPANY_REVIEW_MS)
      audit(user.id, 'organization.submitted', entityOf('organization', company.id))
      return toOrganization(company)
    },
  ),

  listOwners: handle(listOwners, ({ db, user }) => oldestFirst(db.owners.where('userId', user.id)).map(toOwner)),

  addOwner: handle(addOwner, ({ db, user, body, now, at, newId, schedule, audit }) => {
    const ownershipPct = Number(body.ownershipPct)
    const problem = ageProblem(body.dob, now) ?? ownershipProblem(db.owners.where('userId', user.id), ownershipPct)
    if (problem) throw refuse(422, problem)
    const owner = db.owners.insert({
      id: newId(),
      userId: user.id,
      fullName: body.fullName.trim(),
      dob: body.dob,
      nationality: body.nationality,
      ownershipPct,
      status: 'pending',
      createdAt: at,
      position: db.owners.size,
    })
    schedule('owner.review', owner.id, OWNER_REVIEW_MS)
    audit(user.id, 'owner.added', entityOf('owner', owner.id))
    return toOwner(owner)
  }),
}
