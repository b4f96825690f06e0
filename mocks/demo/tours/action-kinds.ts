import { NAVIGATION } from '../../../src/app/shell/navigation.ts'
import { isUnderWay } from '../../../src/contract/payments.ts'
import { formatMoney } from '../../../src/text/format.ts'
import { newestFirst } from '../../bank/store/mail.ts'
import type { Bank } from '../../bank/store/bank.ts'
import type { Presentation } from '../brand/presentation.ts'
import type { Console } from '../corridor.ts'
import { allByRole, openLayer } from '../dock/page/accessible-name.ts'
import { appears, fill, fillByRole, findField, go, press, pressFound, sees } from '../dock/page/driver.ts'
import { fillForm } from '../dock/page/fill-form.ts'
import { findTarget, namePattern } from '../dock/page/find-target.ts'
import { enterDashboard } from '../dock/page/sign-in-as-person.ts'
import { byLabel, byPart, byRole, call, LATEST_LINK, quoted, shown } from './export/playwright-code.ts'
import type { ActionName, TourAction } from './tour.ts'

/** What the actions of a tour work on. */
export interface Stage {
  bank: Bank
  corridor: Console
  presentation: Presentation
}

/** One kind of action: how it is said, how it is played, and its statements in a Playwright test. */
interface Kind<K extends ActionName> {
  words: (action: TourAction<K>) => string
  play: (stage: Stage, action: TourAction<K>) => unknown
  test: (action: TourAction<K>) => string[]
}

const ACTION_KINDS: { readonly [K in ActionName]: Kind<K> } = {
  'fill form': {
    words: () => 'Fill in the form',
    async play({ bank }, { field }) {
      await appears(() => findField(field), `a field "${field}"`)
      await fillForm(bank)
    },
    test: ({ field }) => [shown(byLabel(field)), call('fill()')],
  },
  'fill part': {
    words: ({ part }) => `Fill in ${part}`,
    async play({ bank }, { part }) {
      await appears(() => findTarget({ part }), part)
      await fillForm(bank)
    },
    test: ({ part }) => [shown(byPart(part)), call('fill()')],
  },
  fill: {
    words: ({ field, value }) => `Type ${value} into ${field}`,
    play: (_, { role, field, value }) => (role === undefined ? fill(field, value) : fillByRole(role, field, value)),
    test: ({ role, field, value }) => [
      `await enter(${role === undefined ? byLabel(field) : byRole(role, field)}, ${quoted(value)})`,
    ],
  },
  click: {
    words: ({ name }) => `Press ${name}`,
    play: (_, action) => click(action),
    test({ role, name, nth }) {
      const place =
        role === undefined ? `${byRole('button', name)}.or(${byRole('link', name)}).first()` : byRole(role, name)
      return [`await ${place}${nth === undefined ? '' : `.nth(${nth - 1})`}.click()`]
    },
  },
  close: {
    words: () => 'Close what is open',
    play: () => openLayer()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    test: () => [`await page.keyboard.press('Escape')`],
  },
  wait: {
    words: ({ text }) => `Wait for “${text}”`,
    play: (_, { text }) => sees(text),
    test: ({ text }) => [shown(`page.getByText(${quoted(text)}).filter({ visible: true }).first()`)],
  },
  'wait for': {
    words: ({ part }) => `Wait for ${part}`,
    play: (_, { part }) => appears(() => findTarget({ part }), part),
    test: ({ part }) => [shown(byPart(part))],
  },
  advance: {
    words: ({ by }) => `Move the clock on by ${by}`,
    play: ({ corridor }, { by }) => corridor.advance(by),
    test: ({ by }) => [call(`advance(${JSON.stringify(by)})`)],
  },
  'open mail': {
    words: () => 'Open the link of the mail',
    play({ bank }) {
      const link = newestFirst(bank.db.mails.all()).find((mail) => mail.link !== null)?.link
      if (!link) throw new Error('There is no mail with a link yet.')
      go(bank.options.basePath, link)
    },
    test: () => [`const link = await page.evaluate<string>(${quoted(LATEST_LINK)})`, 'await page.goto(link)'],
  },
  settle: decision('settle', 'Settle'),
  fail: decision('fail', 'Fail'),
  'pause clock': consoleCall('Stop the clock', 'pause'),
  'resume clock': consoleCall('Start the clock', 'resume'),
  'sign in': {
    words: () => 'Sign in',
    play: ({ bank }) => enterDashboard(bank),
    test: () => [call('signIn()'), 'await page.goto(ADDRESS)'],
  },
  'sign out': consoleCall('Sign out', 'signOut'),
  scenario: {
    words: ({ scenario }) => `Start the scenario “${scenario}”`,
    async play({ bank, corridor }, { scenario }) {
      await corridor.scenario(scenario)
      go(bank.options.basePath, bank.signedIn() ? '/' : bank.person === null ? '/signup' : '/auth')
    },
    test: ({ scenario }) => [call(`scenario(${JSON.stringify(scenario)})`), 'await page.goto(ADDRESS)'],
  },
  'hold review': consoleCall('The review waits', 'holdReview'),
  'approve company': consoleCall('The company is approved', 'approveCompany'),
  'top up': {
    words: ({ currency, amount }) => `${formatMoney(Number(amount), currency)} arrives`,
    play: ({ corridor }, { currency, amount }) => corridor.topUp(currency, amount),
    test: ({ currency, amount }) => [call(`topUp(${JSON.stringify(currency)}, ${JSON.stringify(amount)})`)],
  },
}

/** What one call of the console does. */
function consoleCall(words: string, name: 'pause' | 'resume' | 'signOut' | 'holdReview' | 'approveCompany') {
  return { words: () => words, play: ({ corridor }: Stage) => corridor[name](), test: () => [call(`${name}()`)] }
}

/** The latest payment that is under way, or the latest one to this beneficiary, settles or fails. */
function decision(name: 'settle' | 'fail', verb: string): Kind<'settle' | 'fail'> {
  return {
    words: ({ beneficiary: to }) => `${verb} the payment${to === undefined ? '' : ` to ${to}`}`,
    async play({ bank, corridor }, { beneficiary: to }) {
      const find = () =>
        bank.db.payments
          .where('userId', bank.signedIn()?.id ?? '')
          .findLast(({ beneficiaryName, status }) => isUnderWay(status) && (to === undefined || beneficiaryName === to))
      // The form may still be sending it: the page changes when it has.
      const sent = () => (find() ? document.body : undefined)
      await appears(sent, `a payment${to === undefined ? '' : ` to ${to}`} under way`)
      return corridor[name](find()?.id ?? '')
    },
    test: ({ beneficiary = '' }) => [
      `const id: string = await (await page.waitForFunction(latestPayment(${quoted(beneficiary)}))).jsonValue()`,
      `await page.evaluate(\`window.corridor.${name}(\${JSON.stringify(id)})\`)`,
    ],
  }
}

async function click({ role, name, nth = 1 }: TourAction<'click'>): Promise<void> {
  const pattern = namePattern(name)
  if (role === undefined) return press(pattern, name)
  const find = () => allByRole(role, pattern)[nth - 1]
  const what = `the ${role} "${name}"`
  if (role === 'link') {
    // On a phone, the navigation is behind a button, which a dialog that is closing still covers.
    const isInNavigation = NAVIGATION.some(({ label }) => label === name)
    const opener = () => (isInNavigation ? allByRole('button', 'Open navigation')[0] : undefined)
    await appears(() => find() ?? opener(), what)
    if (!find()) opener()?.click()
  }
  return pressFound(find, what)
}

export const wordsOf = <K extends ActionName>(action: TourAction<K>): string =>
  ACTION_KINDS[action.action].words(action)

export const testOf = <K extends ActionName>(action: TourAction<K>): string[] =>
  ACTION_KINDS[action.action].test(action)

export async function playAction<K extends ActionName>(stage: Stage, action: TourAction<K>): Promise<void> {
  await ACTION_KINDS[action.action].play(stage, action)
}
