import type { Transaction } from '../../store/transaction.ts'
import type { OwnerRow } from './model.ts'

export type DeclaredOwner = Pick<OwnerRow, 'fullName' | 'dob' | 'nationality' | 'ownershipPct' | 'status'>

/** Returns their ids, in the order of declaration. */
export const seedOwners = (
  { db, newId, at }: Transaction,
  userId: string,
  declared: readonly DeclaredOwner[],
  createdAt = at,
): string[] =>
  declared.map((owner) => db.owners.insert({ id: newId(), userId, ...owner, createdAt, position: db.owners.size }).id)
