import { primaryKey } from '@mswjs/data'
import { table } from '../../core/table.ts'
import type { Transfer } from './transfers.ts'

/** Append-only. No list shows it: the accounts that it moves money between do. */
export const transfers = table<Transfer>({
  model: { id: primaryKey(String), from: String, to: String, currency: String, minor: Number, at: Number },
  feeds: ['/api/accounts'],
})
