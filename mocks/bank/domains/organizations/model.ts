import { primaryKey } from '@mswjs/data'
import { ORGANIZATION_STATUSES, organizationTexts, profileTexts } from '../../../../src/contract/organizations.ts'
import { moment } from '../../store/database/forms.ts'
import { oneOf, table, type RowOf } from '../../store/database/table.ts'
import { textColumns } from '../../store/database/texts.ts'

export type OrganizationRow = RowOf<typeof organizations>

export const organizations = table({
  model: {
    id: primaryKey(String),
    userId: String,
    ...textColumns(organizationTexts),
    website: String,
    ...textColumns(profileTexts),
    country: String,
    status: oneOf(ORGANIZATION_STATUSES),
    entityType: String,
    directorsCount: String,
    /** When the review is due, in milliseconds of the bank's time; 0 without a review. */
    reviewAt: moment,
  },
  indexes: ['userId'],
  feeds: ['/api/organizations'],
})
