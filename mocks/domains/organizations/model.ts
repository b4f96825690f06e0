import { primaryKey } from '@mswjs/data'
import { ORGANIZATION_STATUSES } from '../../../src/contract/organizations.ts'
import { oneOf, table, type RowOf } from '../../core/database/table.ts'

export type OrganizationRow = RowOf<typeof organizations>

export const organizations = table({
  model: {
    id: primaryKey(String),
    userId: String,
    name: String,
    website: String,
    address: String,
    registrationNumber: String,
    country: String,
    status: oneOf(ORGANIZATION_STATUSES),
    entityType: String,
    directorsCount: String,
    /** Milliseconds: before this instant the review has no outcome. 0 when there is no review under way. */
    reviewAt: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/organizations'],
})
