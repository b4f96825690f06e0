import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AuditLogEntry } from '../../contract/audit-log.ts'
import type { Card } from '../../contract/cards.ts'
import { demonstrate } from '../../demonstration/demonstration.ts'
import { openPage } from '../../testing/open-page.tsx'
import { buildCard } from '../../testing/rows.ts'
import { stubBank } from '../../testing/stub-bank.ts'
import { CardsPage } from './cards-page.tsx'

function open(card: Card = buildCard(), auditLog: AuditLogEntry[] = []) {
  stubBank({ 'GET /api/cards': [card], 'GET /api/audit-logs': auditLog })
  return openPage(<CardsPage />)
}

type Page = ReturnType<typeof open>

const spentThisMonth = async (text: RegExp | string) =>
  within(await screen.findByRole('article', { name: /4821/ })).findByText(text)

async function openTransactions({ person }: Page) {
  await person.click(await screen.findByRole('button', { name: 'Transactions' }))
  return within(await screen.findByRole('dialog', { name: 'Transactions' }))
}

/** When the card's transactions were made. */
async function spentAt(page: Page) {
  const times = await (await openTransactions(page)).findAllByText(/ · \d/)
  return times.map(({ textContent }) => Date.parse(textContent.replace(/.* · /, '')))
}

const DAY = 86_400_000
const changed = (action: string, at: number): AuditLogEntry => ({
  id: `3f2a91c0-0000-4000-8000-${at}`,
  action,
  entity: 'card 4821',
  createdAt: new Date(at).toISOString(),
})

test('labels transactions as demo data', async () => {
  const sheet = await openTransactions(open())
  expect(sheet.getByText('Demo data')).toBeTruthy()
  expect((await sheet.findAllByRole('listitem')).length).toBeGreaterThan(5)
})

test('a frozen card has no transactions that are newer than its freeze', async () => {
  const frozenAt = Date.now() - 62 * DAY
  const page = open(buildCard({ status: 'frozen' }), [changed('card.frozen', frozenAt)])
  expect(await spentThisMonth('£0.00')).toBeTruthy()
  expect(Math.max(...(await spentAt(page)))).toBeLessThanOrEqual(frozenAt)
})

test('shows no transaction of the time when an active card was frozen', async () => {
  const [frozenAt, unfrozenAt] = [Date.now() - 100 * DAY, Date.now() - 8 * DAY]
  const page = open(buildCard(), [changed('card.unfrozen', unfrozenAt), changed('card.frozen', frozenAt)])
  const times = await spentAt(page)
  // The sheet shows no seconds.
  expect(times.filter((at) => at > frozenAt + 60_000 && at < unfrozenAt - 60_000)).toEqual([])
  expect(times.filter((at) => at >= unfrozenAt).length).toBeGreaterThan(0)
  expect(times.filter((at) => at <= frozenAt).length).toBeGreaterThan(0)
})

test('counts what was spent in the month that the clock has come to', async () => {
  demonstrate({ now: () => Date.parse('2026-11-30T20:00:00') })
  open()
  expect(await spentThisMonth(/^£[1-9]/)).toBeTruthy()
  demonstrate({ now: () => Date.parse('2026-12-01T06:00:00') })
  expect(await spentThisMonth('£0.00')).toBeTruthy()
  demonstrate({ now: () => Date.now() })
})
