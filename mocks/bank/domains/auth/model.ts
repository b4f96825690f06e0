import { primaryKey } from '@mswjs/data'
import { moment } from '../../store/database/forms.ts'
import { table } from '../../store/database/table.ts'

export const verifications = table({
  model: {
    id: primaryKey(String),
    userId: String,
    /** Milliseconds on the bank's clock; a newer link sets it to 0. */
    expiresAt: moment,
    used: Boolean,
  },
  indexes: ['userId'],
})
