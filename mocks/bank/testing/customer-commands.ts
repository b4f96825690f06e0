import { expect } from 'vitest'
import type { Organization } from '../../../src/contract/organizations.ts'
import { command, mutate } from './bank-commands.ts'

// Steps of the random sequences that concern the customer: sign-in, registration, company.

const signIn = (username: string | null, password = 'corridor-demo') => ({ body: { username, password } })

export const tryPassword = (password: string) =>
  command(`sign in with ${password}`, async (model, teller) => {
    const { status } = await mutate(model, teller, 'login', signIn(teller.bank.person, password))
    expect(status).toBe(password === 'corridor-demo' ? 200 : 401)
  })

export const signOutAndIn = () =>
  command('sign out and in again', async (model, teller) => {
    await mutate(model, teller, 'logout')
    expect((await teller.ask('GET', '/api/accounts')).status).toBe(401)
    expect((await mutate(model, teller, 'login', signIn(teller.bank.person))).status).toBe(200)
  })

export const registerAs = (email: string) =>
  command(`register ${email}`, async (model, teller) => {
    await mutate(model, teller, 'register', { body: { email, passwordHash: 'quiet-harbour', name: 'Tom Okafor' } })
  })

export const sendLinkAgain = (email: string) =>
  command(`send the link to ${email} again`, async (model, teller) => {
    await mutate(model, teller, 'resendVerification', { body: { email } })
  })

export const followLatestLink = () =>
  command('follow the latest link', async (model, teller) => {
    const token = teller.bank.db.verifications.all().at(-1)?.id ?? 'unknown'
    await mutate(model, teller, 'verifyEmail', { query: `?token=${token}` })
  })

export const renameCompany = (name: string) =>
  command(`rename the company ${name}`, async (model, teller) => {
    const [first] = await teller.list<Organization>('/api/organizations')
    await mutate(model, teller, 'updateOrganization', { id: first?.id, body: { name, address: '1 Quay' } })
  })
