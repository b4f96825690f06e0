import type { Bank } from './bank.ts'

/** Signs this person in without asking for the password: for links, scripts and the one-click entry. */
export async function startSession(bank: Bank, email: string): Promise<void> {
  await bank.catchUp()
  const [user] = bank.db.users.where('email', email.trim().toLowerCase())
  if (!user) throw new Error(`Nobody has an account with the e-mail ${email}`)
  const { result } = bank.transact((act) => {
    const token = act.newId()
    act.db.sessions.insert({ id: token, userId: user.id, startedAt: act.at })
    act.audit(user.id, 'user.signed-in', `user ${user.email}`)
    return token
  })
  bank.options.carrier.write(result)
  bank.options.announce('*')
}

export async function endSession(bank: Bank): Promise<void> {
  await bank.catchUp()
  const token = bank.options.carrier.read()
  bank.transact((act) => token !== undefined && act.db.sessions.remove(token))
  bank.options.carrier.write(null)
  bank.options.announce('*')
}
