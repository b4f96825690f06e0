import { primaryKey } from '@mswjs/data'
import type { BeneficialOwner, OwnerStatus } from '../../../src/contract/business-verification.ts'
import { oneOf, table } from '../../core/table.ts'

export interface OwnerRow extends BeneficialOwner {
  /** Whoever declared this beneficial owner. */
  userId: string
  createdAt: string
  /** How many rows there were before it: orders what was made in the same instant. */
  position: number
}

export const owners = table<OwnerRow>({
  model: {
    id: primaryKey(String),
    userId: String,
    fullName: String,
    dob: String,
    nationality: String,
    ownershipPct: Number,
    status: oneOf(['approved', 'pending', 'rejected', 'other'] satisfies OwnerStatus[]),
    createdAt: String,
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/kyc/list'],
})
