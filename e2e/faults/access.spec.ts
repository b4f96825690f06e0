import type { Card } from '../../src/contract/cards.ts'
import type { Organization } from '../../src/contract/organizations.ts'
import { read } from '../support/bank.ts'
import { sendCalls } from '../support/calls.ts'
import { ownIds } from '../support/mutations.ts'
import { expect, inBothTransports, test } from '../support/test.ts'

inBothTransports(() => {
  test('a user cannot read or change the records of another user', async ({ app, page }) => {
    await app.open('/auth', { signedIn: true })
    const [cardId, organizationId] = await ownIds(page)
    await sendCalls(page, [
      {
        method: 'POST',
        path: '/api/register',
        body: JSON.stringify({ email: 'eve@okafor.example', passwordHash: 'quiet-harbour', name: 'Eve' }),
      },
    ])
    const link = await page.evaluate(async () => (await window.corridor.inbox())[0]?.link ?? '')
    const token = new URL(link).searchParams.get('token') ?? ''
    const [, login] = await sendCalls(page, [
      { method: 'GET', path: `/api/verify-email?token=${token}` },
      {
        method: 'POST',
        path: '/api/login',
        body: JSON.stringify({ username: 'eve@okafor.example', password: 'quiet-harbour' }),
      },
    ])
    expect(login?.status).toBe(200)
    const outcomes = await sendCalls(page, [
      { method: 'PATCH', path: `/api/cards/${cardId}`, body: '{"status":"frozen"}' },
      { method: 'PATCH', path: `/api/organizations/${organizationId}`, body: '{"name":"Mine","address":"B"}' },
      ...['accounts', 'payments', 'cards', 'kyc/list', 'organizations', 'fx/trades'].map((list) => ({
        method: 'GET',
        path: `/api/${list}`,
      })),
    ])
    expect(outcomes.map(({ status, text }) => `${status} ${text}`)).toEqual([
      '404 Card not found',
      '404 Organization not found',
      ...Array.from({ length: 6 }, () => '200 []'),
    ])
    const audit = await read<{ entity: string }[]>(page, '/api/audit-logs')
    expect(JSON.stringify(audit)).not.toContain('sarah')

    await page.evaluate(() => window.corridor.signIn('sarah@halden.example'))
    expect((await read<Card[]>(page, '/api/cards')).find(({ id }) => id === cardId)?.status).toBe('active')
    expect((await read<Organization[]>(page, '/api/organizations'))[0]?.name).toContain('Halden')
  })

  test('an invalid verification token shows an error, and a used one stays verified', async ({ app }) => {
    const page = await app.open('/verify-email', { scenario: 'unverified' })
    const state = (heading: string) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const visit = (query: string) => page.goto(`${app.host.url}verify-email${query}`)
    for (const query of [
      '',
      '?token=',
      '?token=%20',
      '?token=..%2F..%2Fetc',
      '?token=__proto__',
      '?token=constructor',
      `?token=${'x'.repeat(2_000)}`,
      '?token=%3Cscript%3E',
      '?token=%E0%A4%A',
      '?other=1',
    ]) {
      await visit(query)
      await state('We could not verify your email')
      await expect(page.getByText('Invalid verification link')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeVisible()
    }
    const link = await page.evaluate(async () => (await window.corridor.inbox())[0]?.link ?? '')
    await page.goto(link)
    await state('Email verified')
    // Opening the link again is not an error.
    await page.goto(link)
    await state('Email verified')
    await page.evaluate(() => window.corridor.advance('2d'))
    await page.goto(link)
    await state('Email verified')
  })

  test('a newer verification link makes the older one expire', async ({ app }) => {
    const page = await app.open('/auth', { scenario: 'unverified' })
    const [older] = await page.evaluate(async () => (await window.corridor.inbox()).map(({ link }) => link ?? ''))
    await sendCalls(page, [
      { method: 'POST', path: '/api/resend-verification', body: '{"email":"rosa@tamar.example"}' },
    ])
    const [newer] = await page.evaluate(async () => (await window.corridor.inbox()).map(({ link }) => link ?? ''))
    await page.goto(older ?? '')
    await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
    await page.goto(newer ?? '')
    await expect(page.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible()
  })
})
