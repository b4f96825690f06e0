import { getUser, login, logout, type User } from '../../../src/contract/auth.ts'
import { EMAIL_NOT_VERIFIED } from '../../../src/contract/auth.ts'
import { handle, handleOpen } from '../../core/handle.ts'
import { refuse } from '../../core/refusal.ts'
import type { UserRow } from './model.ts'
import { isPassword } from './password.ts'

const toUser = ({ id, name, email, emailVerified, createdAt }: UserRow): User => ({ id, name, email, emailVerified, createdAt })

export const authHandlers = {
  getUser: handle(getUser, ({ user }) => toUser(user)),

  login: handleOpen(login, {
    prepare: async ({ body, db }) => {
      const [user] = db.users.where('email', body.username.trim().toLowerCase())
      return user && (await isPassword(body.password, user.passwordHash)) ? user.id : undefined
    },
    run: ({ prepared, db, session, audit }) => {
      const user = prepared === undefined ? undefined : db.users.get(prepared)
      if (!user) throw refuse(401, 'Invalid email or password')
      if (!user.emailVerified) throw refuse(403, EMAIL_NOT_VERIFIED)
      session.start(user.id)
      audit(user.id, 'user.signed-in', `user ${user.email}`)
      return toUser(user)
    },
  }),

  logout: handleOpen(logout, ({ session }) => {
    session.end()
    return undefined
  }),
}
