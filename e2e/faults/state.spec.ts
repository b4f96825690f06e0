import Papa from 'papaparse'
import { MAX_BODY_BYTES } from '../../mocks/core/policy/read-body.ts'
import { expectSoundLedger, read } from '../support/bank.ts'
import { payment, post, sendCalls, wholeState } from '../support/calls.ts'
import { receive } from '../support/files.ts'
import { expectSettled, walk } from '../support/pages.ts'
import { expect, inBothTransports, test } from '../support/test.ts'

inBothTransports(() => {
  test('every page shows its empty state', async ({ app, page }) => {
    await app.open('/', { scenario: 'empty', signedIn: true, link: { dock: 'off' } })
    const says = (text: string | RegExp) => expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expectSettled(page, 'the dashboard')
    await says('No accounts found')
    await says('£247,630')
    for (const currency of ['GBP', 'EUR', 'USD']) {
      await page.getByRole('main').getByText(currency, { exact: true }).first().click()
      await says(`No ${currency} accounts`)
    }
    const words: Record<string, (string | RegExp)[]> = {
      accounts: ['Create Your First Account'],
      payments: ['No payments yet'],
      cards: ['No cards yet'],
      'currency-exchange': ['No trades yet', /You have no GBP account/],
      'settings?tab=audit-log': [/\w/],
      'settings?tab=users': ['Nobody else has been invited'],
      '?analytics=': [],
    }
    for (const [path, texts] of Object.entries(words)) {
      await page.goto(app.host.url + path)
      await expectSettled(page, path)
      for (const text of texts) await says(text)
    }
    await expect(page.getByText('Nothing to chart yet')).toBeVisible()
  })
})

inBothTransports(() => {
  for (const payments of ['1000', '10000', '100000']) {
    test(`${payments} payments: every page opens, the list scrolls to its end, a payment is made`, async ({
      app,
      page,
    }) => {
      test.slow()
      await app.open('/', { scenario: 'enterprise', signedIn: true, link: { dock: 'off', payments } })
      await walk(page, (label) => expectSettled(page, label))
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments & Transfers' }).click()
      const rows = page.getByRole('table', { name: 'Payments' })
      await expect(rows).toHaveAttribute('aria-rowcount', String(Number(payments) + 1))
      expect(await rows.getByRole('row').count(), 'rows in the page').toBeLessThan(200)
      const oldest = await page.evaluate(async () =>
        ((await (await fetch('/api/payments')).json()) as { id: string }[]).at(-1)?.id.slice(0, 8),
      )
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const last = rows.locator(`tr[aria-rowindex="${Number(payments) + 1}"]`)
      await expect(last).toBeInViewport()
      await expect(last).toContainText(oldest ?? 'no id')
      await page.getByRole('button', { name: 'New Payment' }).click()
      const form = page.getByRole('dialog', { name: 'New Payment' })
      await form.getByLabel('Payment rail').selectOption('FASTER_PAYMENTS')
      await form.getByLabel('Amount', { exact: true }).fill('12.50')
      await form.getByLabel('Currency', { exact: true }).selectOption('GBP')
      await form.getByLabel('Beneficiary name').fill('Tom Okafor')
      await form.getByLabel('Beneficiary account').fill('99-40-27 58201173')
      await form.getByRole('button', { name: 'Send £12.50' }).click()
      await expect(form).toBeHidden()
      await expect(rows).toHaveAttribute('aria-rowcount', String(Number(payments) + 2))
    })
  }
})

inBothTransports(() => {
  test('unknown currencies, statuses and brands and invalid dates break no page', async ({ app, page }) => {
    app.hasInvalidRows = true
    await app.open('/', { signedIn: true, link: { dock: 'off' } })
    const made = [
      post('/api/accounts', {
        currency: 'JPY',
        type: 'multi',
        label: 'Yen',
        iban: 'GB29CRDR04007520418830',
        bic: 'CRDRGB2L',
      }),
      post('/api/accounts', {
        currency: 'CAD',
        type: 'multi',
        label: '',
        iban: 'GB29CRDR04007520418830',
        bic: 'CRDRGB2L',
      }),
      post('/api/cards', { cardType: 'virtual', currency: 'GBP', cardholder: 'Tom Okafor' }),
      payment(),
    ]
    expect((await sendCalls(page, made)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
    await page.evaluate(async () => {
      const state = await window.corridor.exportState()
      const odd = (table: string, changes: readonly object[]) => {
        const [row] = (state.rows[table] ?? []) as { id: string }[]
        for (const [index, change] of changes.entries())
          state.rows[table]?.push({ ...row, ...change, id: `odd-${table}-${index}` })
      }
      odd(
        'accounts',
        ['XXX', 'ZZZ', 'gbp', '£', '', 'CHF', 'toString'].map((currency) => ({
          currency,
          label: `Odd ${currency}`,
          createdAt: 'not a date',
        })),
      )
      odd(
        'payments',
        [
          { createdAt: 'not a date' },
          { createdAt: '' },
          { createdAt: '+275760-09-13T00:00:00.001Z' },
          { createdAt: '2024-02-30T00:00:00.000Z' },
          { currency: 'XXX' },
          { currency: '' },
          { currency: '__proto__' },
          { minor: 0 },
          { minor: -5 },
          { minor: Number.MAX_SAFE_INTEGER },
        ].map((change) => ({ status: 'settled', ...change })),
      )
      odd('cards', [{ brand: '' }, { currency: 'XXX' }, { createdAt: 'soon' }, { last4: '' }])
      odd('auditEntries', [{ createdAt: 'never' }, { action: '' }, { entity: '' }])
      await window.corridor.importState(state)
    })
    expect(await read<{ currency: string }[]>(page, '/api/accounts')).toContainEqual(
      expect.objectContaining({ currency: 'XXX' }),
    )
    await walk(page, async (label) => {
      await expectSettled(page, label)
      await expect(page.locator('main')).not.toContainText('could not be shown')
    })
    for (const path of [
      '',
      'payments',
      '?analytics=',
      'payments?payment=odd-payments-0',
      'payments?payment=odd-payments-6',
      'accounts?account=odd-accounts-0',
      'settings?tab=audit-log',
      'accounts?statement=XXX',
      '?pay=XXX',
    ]) {
      await page.goto(app.host.url + path)
      await expectSettled(page, path)
    }
    // The total omits currencies without an exchange rate and names them.
    await page.goto(app.host.url)
    await expect(
      page.getByRole('region', { name: 'Total Balance' }).getByText(/^Without .*XXX.*: no exchange rate to GBP\.$/),
    ).toBeVisible()
    await page.goto(`${app.host.url}payments`)
    for (const column of ['Date', 'Amount', 'Status'])
      await page.getByRole('columnheader', { name: column }).getByRole('button').click()
    await expectSettled(page, 'sorted')
    // The mock bank stores no status, rail or type outside the contract; a real bank may return one.
    await page.evaluate(async () => {
      const unknown = {
        '/api/payments': [{ status: 'lost' }, { rail: 'PIGEON' }],
        '/api/cards': [{ status: 'melted' }, { cardType: 'paper' }],
      }
      for (const [path, changes] of Object.entries(unknown)) {
        const [row] = (await (await fetch(path)).json()) as object[]
        const body = JSON.stringify(changes.map((change, index) => ({ ...row, ...change, id: `unknown-${index}` })))
        await window.corridor.fault({ method: 'GET', path, status: 200, body, contentType: 'application/json' })
      }
    })
    for (const path of ['', 'payments', '?analytics=', 'payments?payment=unknown-0', 'cards']) {
      await page.goto(app.host.url + path)
      await expectSettled(page, `${path} with unknown values`)
      await expect(page.locator('main')).not.toContainText('could not be shown')
    }
    await expect(expectSoundLedger(page), 'the final check of every other test detects such rows').rejects.toThrow(
      'inconsistent ledger rows',
    )
  })
})

const rowsOf = (bytes: Buffer) => {
  const { data, errors } = Papa.parse<Record<string, string>>(bytes.toString('utf8').replace('\uFEFF', ''), {
    header: true,
  })
  expect(errors).toEqual([])
  return data
}
const expectHarmless = (rows: readonly Record<string, string>[]) => {
  for (const row of rows) {
    for (const [column, cell] of Object.entries(row)) {
      const isNumber = /^-?\d+(\.\d+)?$/.test(cell)
      expect.soft(isNumber || !/^[=+\-@\t\r\n]/.test(cell), `${column}: ${JSON.stringify(cell)}`).toBe(true)
    }
  }
}

inBothTransports(() => {
  test('every export escapes formulas as text and keeps −12.50 a number', async ({ app, page }) => {
    await app.open('/payments', { signedIn: true, link: { dock: 'off' } })
    const texts = [
      '=1+1',
      '+44 20',
      '@SUM(A1)',
      '\t=cmd',
      '-2+3',
      'say "yes"',
      'two\nlines',
      '=1\n+2',
      "'quoted",
      'a;b,c',
    ]
    const outcomes = await sendCalls(
      page,
      texts.map((name) => payment({ name, reference: name })),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(texts.map(() => 201))
    await app.reload()
    const stored = await read<{ id: string; beneficiary: { name: string } }[]>(page, '/api/payments')
    const list = rowsOf((await receive(page, () => page.getByRole('button', { name: 'Export CSV' }).click())).bytes)
    expect(list).toHaveLength(stored.length)
    expectHarmless(list)
    expect(new Set(list.slice(0, texts.length).map((row) => row.Beneficiary?.replace(/^'(?=[=+@\t-])/, '')))).toEqual(
      new Set(texts.map((text) => text.trim())),
    )

    await page.goto(`${app.host.url}accounts?statement=GBP`)
    const dialog = page.getByRole('dialog', { name: 'Activity in GBP' })
    await dialog.getByRole('button', { name: 'Last 90 days' }).click()
    await dialog.getByLabel('Format').selectOption('csv')
    const statement = rowsOf(
      (await receive(page, () => dialog.getByRole('button', { name: 'Download CSV' }).click())).bytes,
    )
    expectHarmless(statement)
    expect(statement.filter(({ Amount }) => Amount === '-12.50')).toHaveLength(texts.length)

    await page.goto(`${app.host.url}settings?tab=audit-log`)
    expectHarmless(rowsOf((await receive(page, () => page.getByRole('button', { name: 'Export CSV' }).click())).bytes))
    await page.goto(app.host.url)
    expectHarmless(rowsOf((await receive(page, () => page.getByRole('button', { name: 'Export CSV' }).click())).bytes))
  })
})

inBothTransports(() => {
  test('an invalid state is refused in one sentence and changes nothing', async ({ app, page }) => {
    await app.open('/', { signedIn: true, link: { dock: 'off' } })
    await sendCalls(page, [payment()])
    await page.evaluate(() => window.corridor.pause())
    const before = await wholeState(page)
    const sentences = await page.evaluate(async () => {
      const good = await window.corridor.exportState()
      const [row] = (good.rows.payments ?? []) as (Record<string, unknown> & { id: string })[]
      const text = JSON.stringify(good)
      const bad: Record<string, unknown> = {
        'no JSON': '{oops',
        nothing: '',
        null: null,
        'a list': [],
        'a number': 7,
        'five megabytes': `${text.slice(0, -1)},"padding":"${'x'.repeat(5_000_000)}"}`,
        'an older version': { ...good, version: 0 },
        'a newer version': { ...good, version: 99 },
        'an unknown part': { ...good, extra: 1 },
        'another scenario': { ...good, scenario: 'toString' },
        '__proto__ as a table': text.replace('"rows":{', '"rows":{"__proto__":[],'),
        '__proto__ at the top': text.replace('{', '{"__proto__":{"admin":true},'),
        'an unknown table': { ...good, rows: { ...good.rows, secrets: [] } },
        sessions: { ...good, rows: { ...good.rows, sessions: [] } },
        'the same row twice': { ...good, rows: { ...good.rows, payments: [row, row] } },
        'a row without its fields': { ...good, rows: { ...good.rows, payments: [{ id: 'x' }] } },
        'a row with more fields': { ...good, rows: { ...good.rows, payments: [{ ...row, colour: 'red' }] } },
        'a row of an unknown user': {
          ...good,
          rows: { ...good.rows, payments: [{ ...row, id: 'x', userId: 'nobody' }] },
        },
        'an amount that is none': text.replace(/"minor":\d+/, '"minor":1e999'),
        'a clock that is none': { ...good, now: 'soon' },
        'a network that is none': { ...good, network: { latency: 1e9 } },
      }
      const said: Record<string, string> = {}
      for (const [name, state] of Object.entries(bad)) {
        said[name] = await window.corridor.importState(state).then(
          () => 'accepted',
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        )
      }
      return said
    })
    for (const [name, sentence] of Object.entries(sentences)) {
      expect.soft(sentence, name).toMatch(/^(This|The|Who) [^\n<>]{10,180}\.$/)
    }
    expect(await wholeState(page)).toBe(before)
    expect(await page.evaluate(() => 'admin' in {})).toBe(false)
  })

  test('an invalid link changes nothing and is removed from the address', async ({ app, page }) => {
    await app.open('/', { signedIn: true, link: { dock: 'off' } })
    await sendCalls(page, [payment({ name: 'Kept' })])
    const long = 'A'.repeat(MAX_BODY_BYTES * 4)
    for (const fragment of [
      'state=garbage',
      'state=%00',
      `state=${long}`,
      'state=',
      'scenario=nope',
      'scenario=__proto__',
      'scenario=fresh&scenario=empty',
      'now=yesterday',
      'seed=1e9',
      'payments=-1',
      'unknown=1',
      'signin=maybe',
      '=',
      '%E0%A4%A=1',
    ]) {
      await page.goto('about:blank')
      await page.goto(`${app.host.url}payments#${fragment}`)
      await page.waitForFunction(() => 'corridor' in window)
      await expect(page.getByText('Kept').first(), fragment.slice(0, 40)).toBeVisible()
      expect(new URL(page.url()).hash, fragment.slice(0, 40)).toBe('')
    }
  })
})

inBothTransports(() => {
  test.describe('a reset', () => {
    test('removes local invitations and directors from open pages and from storage', async ({ app, page }) => {
      await app.open('/settings?tab=users', { signedIn: true, link: { dock: 'off' } })
      await page.getByRole('button', { name: 'Invite User' }).click()
      await page.getByRole('dialog').getByLabel('Email').fill('tom@okafor.example')
      await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click()
      await expect(page.getByRole('main').getByText('tom@okafor.example')).toBeVisible()
      await page.evaluate(() => window.corridor.reset())
      await expect(page.getByRole('main').getByText('tom@okafor.example')).toHaveCount(0)

      await page.goto('about:blank')
      await app.open('/verify', { scenario: 'onboarding', signedIn: true, link: { dock: 'off' } })
      await page.getByRole('tab', { name: /Directors/ }).click()
      await page.getByRole('button', { name: 'Add Director' }).click()
      await page.getByRole('dialog').getByLabel('Full Name').fill('Tom Okafor')
      await page.getByRole('dialog').getByLabel('Nationality').selectOption('GB')
      await page.getByRole('dialog').getByRole('button', { name: 'Add Director' }).click()
      await expect(page.getByRole('main').getByText('Tom Okafor')).toBeVisible()
      await page.evaluate(() => window.corridor.reset())
      await expect(page.getByRole('heading', { name: 'Business Verification' })).toBeVisible()
      await page.getByRole('tab', { name: /Directors/ }).click()
      await expect(page.getByText('No directors added yet')).toBeVisible()
      const kept = await page.evaluate(() =>
        [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
          (key) => key.startsWith('corridor:device:') && /users|invited|director/.test(key),
        ),
      )
      expect(kept).toEqual([])
    })
  })
})
