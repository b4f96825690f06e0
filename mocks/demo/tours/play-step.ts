import type { Bank } from '../../bank/store/bank.ts'
import { newestFirst } from '../../bank/store/mail.ts'
import type { Console } from '../corridor.ts'
import { topUpAccount } from '../../bank/domains/accounts/changes.ts'
import { setOrganizationStatus } from '../../bank/domains/business-verification/changes.ts'
import { failPayment, settlePayment } from '../../bank/domains/payments/changes.ts'
import type { Presentation } from '../brand/presentation.ts'
import { appears, fill, findAction, findField, findText, go, press, sees } from '../dock/page/driver.ts'
import { fillForm } from '../dock/page/fill-form.ts'
import type { Target, TourAction, TourStep } from './tour.ts'

export interface Stage {
  bank: Bank
  corridor: Console
  presentation: Presentation
  basePath: string
}

/** Buttons may be named with `*` for any ending: `Send *`. */
const nameOf = (name: string): string | RegExp =>
  name.endsWith('*') ? new RegExp(`^${name.slice(0, -1).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`) : name

async function act({ bank, corridor, basePath }: Stage, wish: TourAction): Promise<void> {
  const userId = () => bank.signedIn()?.id ?? ''
  const latestPayment = () => {
    const payment = bank.db.payments.where('userId', userId()).at(-1)
    if (!payment) throw new Error('There is no payment yet.')
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
      return fill(wish.field, wish.value)
    case 'click': {
      const name = nameOf(wish.name)
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
      await bank.change((tx) => settlePayment(tx, latestPayment()))
      return
    case 'fail':
      await bank.change((tx) => failPayment(tx, latestPayment()))
      return
    case 'hold review':
      await bank.setNetwork({ reviewsWait: true })
      return
    case 'approve company': {
      await bank.setNetwork({ reviewsWait: false })
      const [company] = bank.db.organizations.where('userId', userId())
      if (!company) throw new Error('There is no company yet.')
      await bank.change((tx) => setOrganizationStatus(tx, company.id, 'ACTIVE'))
      return
    }
    case 'top up': {
      const account = bank.db.accounts.where('userId', userId()).find(({ currency }) => currency === wish.currency)
      if (!account) throw new Error(`There is no account in ${wish.currency}.`)
      await bank.change((tx) => topUpAccount(tx, account.id, wish.amount))
    }
  }
}

/** Opens the step's page and does what it asks; stops before the next action when `isOver`. */
export async function playStep(stage: Stage, step: TourStep, isOver: () => boolean): Promise<void> {
  if (step.page) go(stage.basePath, step.page)
  for (const wish of step.do ?? []) {
    if (isOver()) return
    await act(stage, wish)
  }
}

export function findTarget(target: Target): Element | undefined {
  if ('field' in target) return findField(target.field)
  if ('name' in target) return findAction(nameOf(target.name))
  if ('text' in target) return findText(target.text)
  return document.querySelector('part' in target ? `[data-part="${CSS.escape(target.part)}"]` : 'main h1') ?? undefined
}
