import { primaryKey } from '@mswjs/data'
import { ORGANIZATION_STATUSES, type OrganizationStatus } from '../../../src/contract/organizations.ts'
import { oneOf, table } from '../../core/table.ts'

export interface OrganizationRow {
  id: string
  userId: string
  name: string
  website: string
  address: string
  registrationNumber: string
  country: string
  status: OrganizationStatus
  entityType: string
  directorsCount: string
  /** Milliseconds: before this instant the review of the company has no outcome. 0 when there is no review under way. */
  reviewAt: number
}

export const organizations = table<OrganizationRow>({
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
    reviewAt: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/organizations'],
})
