import type { Db } from '../../core/database/db.ts'
import { refuse } from '../../core/policy/refusal.ts'

/** A suspended company moves no money; one whose verification is pending does, as far as it has any. */
export function refuseSuspended(db: Pick<Db, 'organizations'>, userId: string): void {
  const [company] = db.organizations.where('userId', userId)
  if (company?.status === 'SUSPENDED')
    throw refuse(422, 'Your company is suspended. Contact support to move money again.')
}
