import {
  EMAIL_NOT_VERIFIED,
  getUser,
  login,
  logout,
  register,
  resendVerification,
  TOKEN_EXPIRED,
  type User,
  verifyEmail,
} from '../../../../src/contract/auth.ts'
import { answer, handle, handleOpen } from '../../http/handle.ts'
import { refuse } from '../../http/refusal.ts'
import { normalEmail, type UserRow } from '../../store/users.ts'
import { sendVerification } from './changes.ts'
import { hashPassword, passwordMatches } from './password.ts'

const toUser = ({ id, name, email, emailVerified, createdAt }: Readonly<UserRow>): User => ({
  id,
  name,
  email,
  emailVerified,
  createdAt,
})

const VERIFIED = { message: 'Your email is verified. You can sign in now.' }
const INVALID_LINK = 'Invalid verification link'

export const authHandlers = {
  getUser: handle(getUser, ({ user }) => toUser(user)),

  login: handleOpen(login, {
    // Hash for unknown users too, so that the response time does not reveal who is a customer.
    prepare: async ({ db, body }) => {
      const [known] = db.users.where('email', normalEmail(body.username))
      return passwordMatches(body.password, known?.passwordHash ?? 'scrypt$$nobody$')
    },
    run: ({ db, body, prepared: matches, session }) => {
      const [person] = db.users.where('email', normalEmail(body.username))
      if (!person || !matches) throw refuse(401, 'Invalid email or password')
      if (!person.emailVerified) throw refuse(403, EMAIL_NOT_VERIFIED)
      session.start(person)
      return toUser(person)
    },
  }),

  register: handleOpen(register, {
    prepare: async ({ body, newId }) => hashPassword(body.passwordHash, newId()),
    run: (call) => {
      const { db, body, newId, at, prepared: passwordHash } = call
      const email = normalEmail(body.email)
      const name = body.name.trim()
      const [known] = db.users.where('email', email)
      if (known?.emailVerified) throw refuse(409, 'An account with this email already exists')
      const person = known
        ? db.users.update(known.id, { name, passwordHash })
        : db.users.insert({ id: newId(), name, email, emailVerified: false, passwordHash, createdAt: at })
      sendVerification(call, person)
      call.audit(person.id, 'user.registered', `user ${email}`)
      return answer(known ? 200 : 201, { message: `We have sent a verification link to ${email}.` })
    },
  }),

  logout: handleOpen(logout, ({ session }) => {
    session.end()
    return undefined
  }),

  verifyEmail: handleOpen(verifyEmail, {
    changes: true,
    refusals: 'json',
    run: ({ db, query, now, audit }) => {
      const link = query ? db.verifications.get(query) : undefined
      const person = link && db.users.get(link.userId)
      if (!link || !person) throw refuse(400, INVALID_LINK)
      // A reload or a second click on a used link is not an error.
      if (link.used && person.emailVerified) return VERIFIED
      if (link.expiresAt <= now) throw refuse(410, TOKEN_EXPIRED)
      db.verifications.update(link.id, { used: true })
      db.users.update(person.id, { emailVerified: true })
      audit(person.id, 'user.verified', `user ${person.email}`)
      return VERIFIED
    },
  }),

  resendVerification: handleOpen(resendVerification, {
    refusals: 'json',
    run: (call) => {
      const [person] = call.db.users.where('email', normalEmail(call.body.email))
      if (!person) throw refuse(404, 'There is no account with this email')
      if (person.emailVerified) throw refuse(409, 'This email is already verified')
      sendVerification(call, person)
      call.audit(person.id, 'user.verification-sent', `user ${person.email}`)
      return { message: 'Verification email sent! Please check your inbox.' }
    },
  }),
}
