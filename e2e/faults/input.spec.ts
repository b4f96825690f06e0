import type { BeneficialOwner } from '../../src/contract/business-verification.ts'
import { read } from '../support/bank.ts'
import { answers, post, sendCalls, wholeState } from '../support/calls.ts'
import { FORMS, openForm, timesSent } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

test.describe('repeated presses', () => {
  for (const form of FORMS) {
    test(`three clicks in one task or two presses of Enter send ${form.path} from ${form.at} once`, async ({
      app,
      page,
    }) => {
      const busy = page.locator('button[aria-busy=true]')
      const button = await openForm(app, form)
      await page.evaluate((path) => window.corridor.fault({ path, delay: 300 }), form.path)
      await button.evaluate((element: HTMLButtonElement) => {
        for (let click = 0; click < 3; click += 1) element.click()
      })
      await expect.poll(() => timesSent(page, form)).toBe(1)
      await expect(busy).toHaveCount(0)
      expect(await timesSent(page, form)).toBe(1)

      await openForm(app, form)
      await page.evaluate((path) => window.corridor.fault({ path, delay: 300 }), form.path)
      const before = await timesSent(page, form)
      // Enter inserts a line break in a textarea.
      const field = page.getByLabel(form.kept[0], { exact: true })
      if (await field.evaluate((element) => element.tagName === 'TEXTAREA'))
        await page.getByRole('button', { name: form.submit, exact: true }).focus()
      else await field.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect.poll(() => timesSent(page, form)).toBe(before + 1)
      await expect(busy).toHaveCount(0)
      expect(await timesSent(page, form)).toBe(before + 1)
    })
  }

  test('a triple click adds one local invitation and one local director', async ({ app, page }) => {
    const thrice = async (name: string) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name, exact: true })
        .evaluate((button: HTMLButtonElement) => {
          for (let click = 0; click < 3; click += 1) button.click()
        })
    await app.open('/settings?tab=users', { signedIn: true, link: { dock: 'off' } })
    await page.getByRole('button', { name: 'Invite User' }).click()
    await page.getByRole('dialog').getByLabel('Email').fill('tom@okafor.example')
    await thrice('Invite')
    await expect(page.getByRole('button', { name: 'Remove tom@okafor.example' })).toHaveCount(1)

    await app.open('/verify', { scenario: 'onboarding', signedIn: true, link: { dock: 'off' } })
    await page.getByRole('tab', { name: /Directors/ }).click()
    await page.getByRole('button', { name: 'Add Director' }).click()
    await page.getByRole('dialog').getByLabel('Full Name').fill('Tom Okafor')
    await page.getByRole('dialog').getByLabel('Nationality').selectOption('GB')
    await thrice('Add Director')
    await expect(page.getByRole('main').getByText('Tom Okafor')).toHaveCount(1)
  })
})

const PLAIN = 'Enter the amount in plain digits, for example 1250.50'

/** Typed amount, currency, and the sentence that refuses it. */
const AMOUNTS: readonly [typed: string, currency: string, sentence: string][] = [
  ['1e309', 'GBP', PLAIN],
  ['Infinity', 'GBP', PLAIN],
  ['NaN', 'GBP', PLAIN],
  ['1e5', 'GBP', PLAIN],
  ['0x10', 'GBP', PLAIN],
  ['1,000.50', 'GBP', PLAIN],
  ['1.000,50', 'GBP', PLAIN],
  ['1 000', 'GBP', PLAIN],
  ['12abc', 'GBP', PLAIN],
  ['１２３', 'GBP', PLAIN],
  ['١٢٣', 'GBP', PLAIN],
  ['+5', 'GBP', PLAIN],
  ['1.2.3', 'GBP', PLAIN],
  ['12345678901234567890', 'GBP', 'Amount is too large'],
  ['-1', 'GBP', 'Amount must be greater than zero'],
  ['0', 'GBP', 'Amount must be greater than zero'],
  ['0.00', 'GBP', 'Amount must be greater than zero'],
  ['0.001', 'GBP', 'GBP amounts have at most 2 decimals'],
  ['', 'GBP', 'Amount is required'],
  [' ', 'GBP', 'Amount is required'],
  ['9007199254740993', 'GBP', 'Amount is too large'],
  ['10.5', 'JPY', 'JPY has no decimals: enter a whole amount'],
]

test.describe('invalid numbers', () => {
  test('payment form, exchange form and bank refuse an invalid amount with the same sentence', async ({
    app,
    page,
  }) => {
    await app.open('/payments?pay=GBP', { signedIn: true, link: { dock: 'off' } })
    await page.evaluate(() => window.corridor.pause())
    const before = await wholeState(page)
    const insert = async (typed: string) => {
      await page.getByLabel('Amount', { exact: true }).fill('')
      await page.keyboard.insertText(typed)
    }
    const refusedAs = (sentence: string) =>
      expect(page.locator('main form, [role=dialog] form').getByText(sentence, { exact: true })).toBeVisible()

    const beneficiary = { name: 'Tom Okafor', account: '99-40-27 58201173' }
    const flat = { beneficiaryName: beneficiary.name, beneficiaryAccount: beneficiary.account }
    const paid = AMOUNTS.map(([amount, currency]) =>
      post('/api/payments', { rail: 'SWIFT', amount, currency, ...flat, beneficiary }),
    )
    expect.soft(answers(await sendCalls(page, paid))).toEqual(AMOUNTS.map(([, , sentence]) => `400 ${sentence}`))
    const quoted = AMOUNTS.map(([amount, fromCurrency]) =>
      post('/api/fx/quote', { fromCurrency, toCurrency: 'USD', amount }),
    )
    expect.soft(answers(await sendCalls(page, quoted))).toEqual(AMOUNTS.map(([, , sentence]) => `400 ${sentence}`))

    const sent = () =>
      page.evaluate(async () => (await window.corridor.requests()).filter(({ method }) => method === 'POST').length)
    const posts = await sent()
    await page.getByRole('button', { name: 'Send payment' }).click()
    for (const [typed, currency, sentence] of AMOUNTS) {
      await page.getByRole('dialog').getByLabel('Currency', { exact: true }).selectOption(currency)
      await insert(typed)
      await refusedAs(sentence)
      await expect(page.getByLabel('Amount', { exact: true }), 'the typed amount is unchanged').toHaveValue(typed)
      await page.keyboard.press('Enter')
    }
    expect(await sent(), 'nothing was sent').toBe(posts)
    await page.goto(`${app.host.url}currency-exchange`)
    await page.waitForFunction(() => 'corridor' in window)
    await insert('')
    await page.getByRole('button', { name: 'Get Quote' }).click()
    for (const [typed, currency, sentence] of AMOUNTS) {
      await page.getByLabel('From currency').selectOption(currency)
      await insert(typed)
      await refusedAs(sentence)
      await page.keyboard.press('Enter')
    }
    expect(await sent(), 'nothing was sent').toBe(0)
    expect(await wholeState(page)).toBe(before)
  })

  test('form and bank validate card limits like amounts and allow empty ones', async ({ app, page }) => {
    await app.open('/cards', { signedIn: true, link: { dock: 'off' } })
    await page.evaluate(() => window.corridor.pause())
    const cases = AMOUNTS.filter(([typed, currency]) => typed.trim() !== '' && currency === 'GBP').map(
      ([typed, , sentence]) => [typed, sentence.replace(/^Amount/, 'Daily limit')] as const,
    )
    const card = { cardType: 'virtual', currency: 'GBP', cardholder: 'Tom Okafor' }
    const calls = cases.map(([dailyLimit]) => post('/api/cards', { ...card, dailyLimit }))
    expect.soft(answers(await sendCalls(page, calls))).toEqual(cases.map(([, sentence]) => `400 ${sentence}`))
    await page.getByRole('button', { name: 'New Card' }).click()
    await page.getByLabel('Currency', { exact: true }).selectOption('GBP')
    await page.getByRole('button', { name: 'Create Card' }).click()
    for (const [typed, sentence] of cases) {
      await page.getByLabel('Daily limit (optional)').fill(typed)
      await expect(page.getByRole('dialog').getByText(sentence, { exact: true })).toBeVisible()
    }
  })

  test('form and bank accept an ownership of 25 to 100 % and a total of at most 100 %', async ({ app, page }) => {
    await app.open('/verify', { scenario: 'unverified', signedIn: true, link: { dock: 'off' } })
    await page.evaluate(() => window.corridor.pause())
    const RANGE = 'Ownership must be between 25 and 100 percent'
    const owner = { fullName: 'Rosa Penhale', dob: '1986-05-04', nationality: 'GB' }
    const refused: [share: unknown, status: number, sentence: string][] = [
      ['24.99', 400, RANGE],
      ['100.01', 400, RANGE],
      ['25.001', 400, 'Ownership has at most two decimals'],
      ['-25', 400, RANGE],
      ['1e2', 400, RANGE],
      ['0x40', 400, RANGE],
      ['٣٠', 400, RANGE],
      [Number.MAX_VALUE, 400, RANGE],
      ['', 400, 'Ownership percentage is required'],
      [' ', 400, 'Ownership percentage is required'],
    ]
    const outcomes = await sendCalls(
      page,
      refused.map(([ownershipPct]) => post('/api/kyc/ubo', { ...owner, ownershipPct })),
    )
    expect.soft(answers(outcomes)).toEqual(refused.map(([, status, sentence]) => `${status} ${sentence}`))

    await page.evaluate(() => window.corridor.resume())
    await sendCalls(page, [
      post('/api/kyb/submit', { registrationNumber: '1', entityType: 'limited', address: 'A', directorsCount: '1' }),
    ])
    await page.reload()
    const dialog = page.getByRole('dialog', { name: 'Add Beneficial Owner' })
    await page.getByRole('tab', { name: /Beneficial Owners/ }).click()
    await page.getByRole('button', { name: 'Add Beneficial Owner' }).click()
    await dialog.getByLabel('Full Name').fill(owner.fullName)
    await dialog.getByLabel('Date of Birth').fill(owner.dob)
    await dialog.getByLabel('Nationality').selectOption('GB')
    for (const share of ['24.99', '100.01', '-25']) {
      await dialog.getByLabel('Ownership Percentage').fill(share)
      await dialog.getByRole('button', { name: 'Add Owner' }).click()
      await expect(dialog.getByText(RANGE)).toBeVisible()
    }
    const sums = ['25', '75.01', '75', '25'].map((ownershipPct) => post('/api/kyc/ubo', { ...owner, ownershipPct }))
    expect((await sendCalls(page, sums)).map(({ status }) => status)).toEqual([201, 422, 201, 422])
    await dialog.getByLabel('Ownership Percentage').fill('26')
    await dialog.getByRole('button', { name: 'Add Owner' }).click()
    await expect(page.getByText('422: Ownership cannot exceed 100% in total: 100% is already declared')).toBeVisible()
    expect(await read<BeneficialOwner[]>(page, '/api/kyc/list')).toHaveLength(2)
  })
})

test.describe('dates of birth', () => {
  for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    test.describe(`in the time zone ${timezoneId}`, () => {
      test.use({ timezoneId })

      test('an invalid birth date is refused, and a valid one is shown as entered', async ({ app, page }) => {
        await app.open('/verify', {
          scenario: 'unverified',
          signedIn: true,
          link: { dock: 'off', now: '2026-11-20T11:00:00Z' },
        })
        const share = { nationality: 'GB', ownershipPct: '25' }
        await sendCalls(page, [
          post('/api/kyb/submit', {
            registrationNumber: '1',
            entityType: 'limited',
            address: 'A',
            directorsCount: '1',
          }),
        ])
        const cases: [dob: string, status: number, sentence: string][] = [
          ['2030-01-01', 422, 'Date of birth must be in the past'],
          ['2026-11-20', 422, 'Date of birth must be in the past'],
          ['2026-11-19', 422, 'A beneficial owner must be at least 18 years old'],
          ['2008-11-21', 422, 'A beneficial owner must be at least 18 years old'],
          ['0001-01-01', 400, 'Enter a date of birth that exists'],
          ['2024-02-30', 400, 'Enter a date of birth that exists'],
          ['2023-02-29', 400, 'Enter a date of birth that exists'],
          ['20-11-2000', 400, 'Enter a date of birth that exists'],
          ['2000-01-01T00:00:00Z', 400, 'Enter a date of birth that exists'],
          ['', 400, 'Date of birth is required'],
        ]
        const outcomes = await sendCalls(
          page,
          cases.map(([dob]) => post('/api/kyc/ubo', { ...share, fullName: 'Rosa Penhale', dob })),
        )
        expect.soft(answers(outcomes)).toEqual(cases.map(([, status, sentence]) => `${status} ${sentence}`))

        await page.reload()
        const dialog = page.getByRole('dialog', { name: 'Add Beneficial Owner' })
        await page.getByRole('tab', { name: /Beneficial Owners/ }).click()
        const enter = async (fullName: string, dob: string) => {
          await page.getByRole('button', { name: 'Add Beneficial Owner' }).click()
          await dialog.getByLabel('Full Name').fill(fullName)
          await dialog.getByLabel('Nationality').selectOption('GB')
          await dialog.getByLabel('Ownership Percentage').fill('25')
          await dialog.getByLabel('Date of Birth').fill(dob)
          await dialog.getByRole('button', { name: 'Add Owner' }).click()
        }
        await enter('Too Young', '2026-11-20')
        await expect(page.getByText('422: Date of birth must be in the past')).toBeVisible()
        await dialog.getByRole('button', { name: 'Cancel' }).click()
        await enter('Just Adult', '2008-11-20')
        await expect(dialog).toBeHidden()
        await enter('Leap Day', '2000-02-29')
        await expect(dialog).toBeHidden()
        const owners = page.getByRole('list', { name: 'Beneficial owners' }).getByRole('listitem')
        await expect(owners.filter({ hasText: 'Just Adult' })).toContainText('20 Nov 2008')
        await expect(owners.filter({ hasText: 'Leap Day' })).toContainText('29 Feb 2000')
      })
    })
  }
})
