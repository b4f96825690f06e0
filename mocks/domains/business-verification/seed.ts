import type { Act } from '../../core/act.ts'
import type { OwnerRow } from './model.ts'

export type Stakeholder = Pick<OwnerRow, 'fullName' | 'dob' | 'nationality' | 'ownershipPct' | 'status'>

export function seedOwners({ db, newId, at }: Act, userId: string, stakeholders: readonly Stakeholder[], createdAt = at): void {
  for (const stakeholder of stakeholders) {
    db.owners.insert({ id: newId(), userId, ...stakeholder, createdAt, position: db.owners.size })
  }
}
