import {
  listOrganizations,
  type Organization,
  organizationTexts,
  profileTexts,
  updateOrganization,
} from '../../../../src/contract/organizations.ts'
import { entityOf } from '../../store/audit.ts'
import { repliedTexts, storedTexts } from '../../store/database/texts.ts'
import { handle } from '../../http/handle.ts'
import { refuse } from '../../http/refusal.ts'
import type { OrganizationRow } from './model.ts'

export const toOrganization = (row: Readonly<OrganizationRow>): Organization => ({
  id: row.id,
  ...repliedTexts(organizationTexts, row),
  website: row.website,
  ...repliedTexts(profileTexts, row),
  country: row.country,
  status: row.status,
})

export const organizationHandlers = {
  listOrganizations: handle(listOrganizations, ({ db, user }) =>
    db.organizations.where('userId', user.id).map(toOrganization),
  ),

  updateOrganization: handle(updateOrganization, ({ db, user, params, body, audit }) => {
    const row = db.organizations.get(params.id)
    if (row?.userId !== user.id) throw refuse(404, 'Organization not found')
    audit(user.id, 'organization.updated', entityOf('organization', row.id))
    return toOrganization(db.organizations.update(row.id, storedTexts(organizationTexts, body)))
  }),
}
