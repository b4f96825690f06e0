import { AHEAD, closePage, openPage, PROFILES, seenAt, settle, withBrowser } from './browser.ts'
import type { MeasuredHost } from './host.ts'
import { keyTime } from './lists.ts'
import { take } from './sample.ts'
import { median } from './statistics.ts'
import { SUBJECTS } from './subjects.ts'

// Response times: typing in every form, and navigation between all pages on a desktop.

interface Form {
  name: string
  address: string
  /** Opens the form if it is not on the page. */
  opens?: string
  field: string
}

const signedIn = (path: string, scenario = 'established') => `${path}#scenario=${scenario}&signin=1&dock=off`

const FORMS: Form[] = [
  { name: 'sign-in', address: '/auth#dock=off', field: 'form [name="email"]' },
  { name: 'sign-up', address: '/signup#dock=off', field: 'form [name="companyName"]' },
  {
    name: 'new payment',
    address: signedIn('/'),
    opens: 'main button:has-text("Make Payment")',
    field: '[role="dialog"] [name="beneficiaryName"]',
  },
  {
    name: 'new account',
    address: signedIn('/accounts'),
    opens: 'main button:has-text("Create Account")',
    field: '[role="dialog"] [name="label"]',
  },
  {
    name: 'new card',
    address: signedIn('/cards'),
    opens: 'main button:has-text("New Card")',
    field: '[role="dialog"] [name="cardholder"]',
  },
  { name: 'exchange', address: signedIn('/currency-exchange'), field: 'main [name="amount"]' },
  { name: 'organization', address: signedIn('/settings'), field: 'main [name="name"]' },
  {
    name: 'business verification',
    address: signedIn('/verify', 'unverified'),
    field: 'main [name="registrationNumber"]',
  },
]

export interface KeystrokeSample {
  form: string
  /** Median time of six keys from the key press to the frame that shows it. */
  ms: number
}

/** With the processor of a phone. */
export async function sampleKeystrokes(host: MeasuredHost): Promise<KeystrokeSample[]> {
  const samples: KeystrokeSample[] = []
  for (const { name, address, opens, field } of FORMS) {
    const ms = await withBrowser(PROFILES.mobile, async (context) => {
      const opened = await openPage(context, PROFILES.mobile, {
        form: { selector: opens === undefined ? field : 'main h1' },
      })
      const { page } = opened
      host.begin(undefined)
      await page.goto(host.origin + address, { waitUntil: 'commit' })
      await seenAt(page, 'form')
      await settle(page, host)
      if (opens !== undefined) await page.locator(opens).first().click()
      await page.locator(field).first().click()
      const keys: number[] = []
      for (const key of '123456') keys.push(await keyTime(page, key))
      await closePage(opened)
      return median(keys) ?? NaN
    })
    samples.push({ form: name, ms })
  }
  return samples
}

export interface DesktopSample {
  /** The longest interaction to next paint over all pages, and its step. */
  interaction: number
  slowest: string
  /** Median time from a click to a page opened for the first time. */
  firstTime: number
}

export function sampleDesktop(host: MeasuredHost): Promise<DesktopSample> {
  return withBrowser(PROFILES.desktop, async (context) => {
    const subject = SUBJECTS.find(({ name }) => name === 'dashboard')
    if (!subject) throw new Error('The dashboard is no subject')
    const opened = await openPage(context, PROFILES.desktop, { data: subject.data })
    host.begin(undefined)
    await opened.page.goto(host.origin + subject.start, { waitUntil: 'commit' })
    await seenAt(opened.page, 'data')
    await settle(opened.page, host, AHEAD)
    const steps = []
    for (const step of subject.steps ?? []) steps.push(await take(opened, step, host))
    await closePage(opened)
    const pages = steps.filter(({ name }) => name !== 'dialog' && name !== 'dashboard')
    const slowest = steps.toSorted((a, b) => b.interaction - a.interaction)[0]
    return {
      interaction: slowest?.interaction ?? NaN,
      slowest: slowest?.name ?? '',
      firstTime: median(pages.map(({ ms }) => ms)) ?? NaN,
    }
  })
}
