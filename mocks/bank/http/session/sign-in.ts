import type { Transaction } from '../../store/transaction.ts'
import type { Bank } from '../../store/bank.ts'
import { normalEmail, type UserRow } from '../../store/users.ts'

/** Replaces the caller's session with one of this user; returns its token. */
export function openSession(
  tx: Transaction,
  carried: string | undefined,
  { id, email }: Readonly<Pick<UserRow, 'id' | 'email'>>,
): string {
  if (carried !== undefined) tx.db.sessions.remove(carried)
  const token = tx.newId()
  tx.db.sessions.insert({ id: token, userId: id, startedAt: tx.at })
  tx.audit(id, 'user.signed-in', `user ${email}`)
  return token
}

export function closeSession({ db, audit }: Transaction, carried: string | undefined): void {
  const session = carried === undefined ? undefined : db.sessions.get(carried)
  if (!session) return
  db.sessions.remove(session.id)
  const user = db.users.get(session.userId)
  if (user) audit(user.id, 'user.signed-out', `user ${user.email}`)
}

/** Signs in this user, or the scenario's person, without a password: for links, scripts and the one-click entry. */
export async function startSession(bank: Bank, wanted?: string): Promise<void> {
  const signIn = (tx: Transaction): string => {
    const email = wanted ?? bank.person
    if (email === null) throw new Error(`Nobody has an account in the scenario "${bank.record.scenario}"`)
    const [user] = tx.db.users.where('email', normalEmail(email))
    if (!user) throw new Error(`Nobody has an account with the e-mail ${email}`)
    return openSession(tx, bank.token(), user)
  }
  await bank.transact(signIn, { signsIn: true, stored: bank.options.carrier.write })
  bank.options.announce('*')
}

export async function endSession(bank: Bank): Promise<void> {
  await bank.transact((tx) => closeSession(tx, bank.token()), { signsIn: true })
  bank.options.carrier.write(null)
  bank.options.announce('*')
}
