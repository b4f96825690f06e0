import { primaryKey } from '@mswjs/data'
import {
  NATIONALITIES,
  OWNER_STATUSES,
  ownerTexts,
  type Nationality,
} from '../../../../src/contract/business-verification.ts'
import { calendarDate, instant } from '../../store/database/forms.ts'
import { oneOf, table, type RowOf } from '../../store/database/table.ts'
import { textColumns } from '../../store/database/texts.ts'

export type OwnerRow = RowOf<typeof owners>

export const owners = table({
  model: {
    id: primaryKey(String),
    /** The user who declared this beneficial owner. */
    userId: String,
    ...textColumns(ownerTexts),
    dob: calendarDate,
    nationality: oneOf(Object.keys(NATIONALITIES) as Nationality[]),
    ownershipPct: Number,
    status: oneOf(OWNER_STATUSES),
    createdAt: instant,
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/kyc/list'],
})
