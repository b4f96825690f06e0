import { primaryKey } from '@mswjs/data'
import { NATIONALITIES, type Nationality, type OwnerStatus } from '../../../../src/contract/business-verification.ts'
import { calendarDate, instant } from '../../store/database/forms.ts'
import { oneOf, table, type RowOf } from '../../store/database/table.ts'

export type OwnerRow = RowOf<typeof owners>

export const owners = table({
  model: {
    id: primaryKey(String),
    /** The user who declared this beneficial owner. */
    userId: String,
    fullName: String,
    dob: calendarDate,
    nationality: oneOf(Object.keys(NATIONALITIES) as Nationality[]),
    ownershipPct: Number,
    status: oneOf(['approved', 'pending', 'rejected', 'other'] satisfies OwnerStatus[]),
    createdAt: instant,
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/kyc/list'],
})
