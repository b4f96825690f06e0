import type { Bank } from '../../bank/store/bank.ts'
import { newestFirst } from '../../bank/store/mail.ts'
import type { Console } from '../corridor.ts'
import type { Presentation } from '../brand/presentation.ts'
import { allByRole } from '../dock/page/accessible-name.ts'
import { appears, fill, fillByRole, findField, go, press, pressFound, sees } from '../dock/page/driver.ts'
import { fillForm } from '../dock/page/fill-form.ts'
import { findTarget, namePattern } from '../dock/page/find-target.ts'
import { enterDashboard } from '../dock/page/sign-in-as-person.ts'
import type { TourAction, TourStep } from './tour.ts'

export interface Stage {
  bank: Bank
  corridor: Console
  presentation: Presentation
  basePath: string
}

/** The link of the navigation with this text, also while it is hidden, as on a phone. */
const findInNavigation = (text: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('nav a')].find((link) => link.textContent === text)

/** Presses a link, on a phone after the button that the navigation is behind. */
async function pressLink(find: () => HTMLElement | undefined, name: string): Promise<void> {
  const what = `the link "${name}"`
  await appears(() => find() ?? findInNavigation(name), what)
  if (!find()) allByRole('button', 'Open navigation')[0]?.click()
  return pressFound(find, what)
}

export async function playAction({ bank, corridor, basePath }: Stage, wish: TourAction): Promise<void> {
  const userId = () => bank.signedIn()?.id ?? ''
  const latestPayment = (to: string | undefined) => {
    const payments = bank.db.payments.where('userId', userId())
    const payment = payments.findLast(({ beneficiaryName }) => to === undefined || beneficiaryName === to)
    if (!payment) throw new Error(`There is no payment${to === undefined ? '' : ` to ${to}`} yet.`)
    return payment.id
  }
  switch (wish.action) {
    case 'fill form':
      await appears(() => findField(wish.field), `a field "${wish.field}"`)
      return fillForm(bank)
    case 'fill part':
      await appears(() => findTarget({ part: wish.part }), wish.part)
      return fillForm(bank)
    case 'fill':
      return wish.role === undefined ? fill(wish.field, wish.value) : fillByRole(wish.role, wish.field, wish.value)
    case 'click': {
      const { role } = wish
      if (role !== undefined) {
        const { name: wanted, nth = 1 } = wish
        const find = () => allByRole(role, namePattern(wanted))[nth - 1]
        return role === 'link' ? pressLink(find, wish.name) : pressFound(find, `the ${role} "${wish.name}"`)
      }
      const name = namePattern(wish.name)
      return typeof name === 'string' ? press(name) : press(name, wish.name)
    }
    case 'wait':
      await sees(wish.text)
      return
    case 'wait for':
      await appears(() => findTarget({ part: wish.part }), wish.part)
      return
    case 'advance':
      return corridor.advance(wish.by)
    case 'open mail': {
      const link = newestFirst(bank.db.mails.all()).find((mail) => mail.link !== null)?.link
      if (!link) throw new Error('There is no mail with a link yet.')
      go(basePath, link)
      return
    }
    case 'settle':
      return corridor.settle(latestPayment(wish.beneficiary))
    case 'fail':
      return corridor.fail(latestPayment(wish.beneficiary))
    case 'pause clock':
      return corridor.pause()
    case 'resume clock':
      return corridor.resume()
    case 'sign in':
      return enterDashboard(bank)
    case 'sign out':
      return corridor.signOut()
    case 'scenario':
      await corridor.scenario(wish.scenario)
      go(basePath, bank.signedIn() ? '/' : bank.person === null ? '/signup' : '/auth')
      return
    case 'hold review':
      return corridor.holdReview()
    case 'approve company':
      return corridor.approveCompany()
    case 'top up':
      return corridor.topUp(wish.currency, wish.amount)
  }
}

/** Opens the step's page and does what it asks; stops before the next action when `isOver`. */
export async function playStep(stage: Stage, step: TourStep, isOver: () => boolean): Promise<void> {
  if (step.page) go(stage.basePath, step.page)
  for (const wish of step.do ?? []) {
    if (isOver()) return
    await playAction(stage, wish)
  }
}
