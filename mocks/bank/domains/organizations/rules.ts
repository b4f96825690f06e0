import type { Db } from '../../store/database/db.ts'
import { refuse } from '../../http/refusal.ts'

/** Refuses to move money for a suspended company. A company with a pending verification may. */
export function refuseSuspended(db: Pick<Db, 'organizations'>, userId: string): void {
  const [company] = db.organizations.where('userId', userId)
  if (company?.status === 'SUSPENDED')
    throw refuse(422, 'Your company is suspended. Contact support to move money again.')
}
