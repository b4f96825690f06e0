import type { Page } from '@playwright/test'
import { post, sendCalls } from '../support/calls.ts'
import { openDock } from '../support/dock.ts'
import { expect, MOUNT, test } from '../support/test.ts'

/** The data-origin labels of each address, besides the two samples of the shell. */
const ADDRESSES = {
  '': ['live: from the bank', 'sample: a fixed name'],
  accounts: ['live: from the bank'],
  payments: ['live: from the bank'],
  cards: ['live: from the bank'],
  'currency-exchange': [
    'live: quoted by the bank',
    'live: the bank’s balances and rates',
    'sample: always empty',
    'simulated: rates move at random, changes and charts are illustrative',
  ],
  'psp-integrations': [
    'sample: fixed words',
    'sample: keys that do not work',
    'sample: nothing answers at this address',
    'simulated: kept on this device, nothing is delivered',
  ],
  'psp-integrations?tab=lpm': ['sample: fixed words', 'sample: ten fixed methods'],
  'psp-integrations?tab=checkout': ['sample: fixed words', 'sample: planned, changes nothing'],
  'psp-integrations?tab=anti-fraud': ['sample: fixed words', 'sample: planned, changes nothing'],
  settings: ['live: from the bank'],
  'settings?tab=users': ['simulated: invitations stay on this device'],
  'settings?tab=api-keys': ['sample: keys that do not work'],
  'settings?tab=webhooks': ['simulated: kept on this device, nothing is delivered'],
  'settings?tab=compliance': ['sample: two fixed documents', 'simulated: a screening on this device'],
  'settings?tab=audit-log': ['live: from the bank'],
  verify: ['live: decided by the bank'],
}

const SIGNED_OUT = {
  auth: ['live: sent to the bank', 'sample: a fixed picture'],
  signup: ['live: sent to the bank', 'sample: a fixed picture'],
  'verify-email': ['live: answered by the bank', 'sample: a fixed picture'],
}

const SHELL = ['sample: two fixed organizations', 'sample: three fixed notices']

async function switchOn(page: Page): Promise<void> {
  const panel = await openDock(page, 'Scene')
  await panel.getByRole('switch', { name: /Outline/ }).check()
  // The switch keeps its state when its tab is opened again.
  await openDock(page, 'Drive')
  await openDock(page, 'Scene')
  await expect(panel.getByRole('switch', { name: /Outline/ })).toBeChecked()
  await page.keyboard.press('Shift+F2')
  await expect(panel).toBeHidden()
}

/** Navigates inside the application, so that the overlay stays on. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, MOUNT + path)
  await expect(page.locator('#root h1').first()).toBeVisible()
}

const notes = async (page: Page): Promise<string[]> =>
  [...new Set(await page.getByTestId('honesty').getByTestId('outline').allTextContents())]
    .filter((note) => !SHELL.includes(note))
    .toSorted()

/** Parts of the page outside every outline, and outlines nested in another. */
function mistakes(): string[] {
  const outlines = [
    ...(document
      .querySelector('corridor-dock')
      ?.shadowRoot?.querySelectorAll('[data-testid="honesty"] [data-testid="outline"]') ?? []),
  ]
  const around = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return outlines.filter((outline) => {
      const box = outline.getBoundingClientRect()
      return outline !== element && box.left <= left && box.top <= top && box.right >= right && box.bottom >= bottom
    })
  }
  const parts = [...document.querySelectorAll('#root main :is(section, article, form, table, li:has(h2))')].filter(
    (part) => part.getClientRects().length > 0,
  )
  return [
    ...parts
      .filter((part) => around(part).length === 0)
      .map((part) => `unmarked: ${part.getAttribute('aria-label') ?? part.textContent.slice(0, 60)}`),
    ...outlines
      .filter((outline) => around(outline).length > 0)
      .map((outline) => `marked twice: ${outline.textContent}`),
  ]
}

async function expectNotes(page: Page, said: string[], where = ''): Promise<void> {
  await expect.poll(() => notes(page), { message: `labels on the page ${where}` }).toEqual(said)
  await expect.poll(() => page.evaluate(mistakes), { message: `missing or nested outlines ${where}` }).toEqual([])
}

async function expectHonest(page: Page, addresses: Record<string, string[]>): Promise<void> {
  for (const [path, said] of Object.entries(addresses)) {
    await goTo(page, path)
    await expectNotes(page, said, path)
  }
}

test('every part of every page is labelled as live, simulated or sample', async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  await switchOn(page)
  for (const note of SHELL) await expect(page.getByTestId('honesty').getByText(note)).toBeVisible()
  await expectHonest(page, ADDRESSES)
})

test('every part of the pages before sign-in is labelled', async ({ app }) => {
  const page = await app.open('/auth')
  await switchOn(page)
  await expectHonest(page, SIGNED_OUT)
})

test('every verification step is labelled, with sent and local fields told apart', async ({ app }) => {
  const page = await app.open('/verify', { signedIn: true, scenario: 'onboarding' })
  await switchOn(page)
  const step = page.locator('#root h2').first()
  await page.getByRole('tab', { name: 'Business Profile' }).click()
  await expect(step).toHaveText('Business Profile')
  await expectNotes(page, ['live: sent to the bank'])
  await page.getByRole('tab', { name: 'Beneficial Owners' }).click()
  await expect(step).toHaveText('Beneficial Owners')
  await expectNotes(page, ['live: decided by the bank'])
  for (const name of ['Directors', 'Documents', 'Compliance']) {
    await page.getByRole('button', { name: /^Continue/ }).click()
    await expect(step).toHaveText(name)
    await expectNotes(page, ['simulated: kept on this device, not sent'])
    if (name !== 'Directors') continue
    await page.getByRole('button', { name: 'Add Director' }).click()
    await expect(page.getByTestId('honesty').getByTestId('outline')).toHaveText([
      'simulated: noted on this device, not sent',
    ])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('the figures are labelled as samples until the first account exists', async ({ app }) => {
  const page = await app.open('/', { signedIn: true, scenario: 'empty' })
  await switchOn(page)
  await expect(page.getByTestId('honesty').getByText('sample: fixed figures until there is an account')).toHaveCount(4)
  const account = { currency: 'GBP', type: 'dedicated', iban: 'GB29NWBK60161331926819', bic: 'CRDRGB2L' }
  await sendCalls(page, [post('/api/accounts', account)])
  await goTo(page, 'accounts')
  await goTo(page, '')
  await expect.poll(() => notes(page)).toEqual(['live: from the bank', 'sample: a fixed name'])
})

/** The address of each dialog, the button that opens it, and its labels. */
const DIALOGS: readonly (readonly [path: string, opener: RegExp | undefined, said: string])[] = [
  ['cards', /Transactions/, 'sample: spending made up'],
  ['cards', /New Card/, 'live: sent to the bank'],
  ['?pay=GBP', undefined, 'live: sent to the bank'],
  ['?statement=GBP', undefined, 'live: written from the bank’s list of payments'],
  ['', /^View (?!Analytics)/, 'live: from the bank'],
  ['accounts', /^Create Account/, 'live: sent to the bank'],
  ['settings?tab=users', /^Invite User/, 'simulated: kept on this device, nothing is sent'],
  ['settings?tab=compliance', /^View Proof of Address/, 'sample: a fixed document'],
]

test('an open dialog has its own labels', async ({ app }) => {
  const page = await app.open('/cards', { signedIn: true })
  await switchOn(page)
  for (const [path, opener, said] of DIALOGS) {
    await goTo(page, path)
    if (opener) await page.locator('#root').getByRole('button', { name: opener }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByTestId('honesty').getByTestId('outline'), `on ${path} ${opener ?? ''}`).toHaveText([said])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})
