import type { Act } from '../../core/act.ts'
import type { OwnerRow } from './model.ts'

export type DeclaredOwner = Pick<OwnerRow, 'fullName' | 'dob' | 'nationality' | 'ownershipPct' | 'status'>

export function seedOwners({ db, newId, at }: Act, userId: string, declared: readonly DeclaredOwner[], createdAt = at): void {
  for (const owner of declared) {
    db.owners.insert({ id: newId(), userId, ...owner, createdAt, position: db.owners.size })
  }
}
