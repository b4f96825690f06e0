import { routeOf } from '../../../src/routing/paths.ts'
import { currentAddress } from '../../../src/routing/address.ts'
import type { Bank } from '../../bank/store/bank.ts'
import { appears, go, started } from '../dock/page/driver.ts'
import type { TourAction } from '../tours/tour.ts'
import { screens } from './map-screens.ts'
import type { ScreenStep } from './screen.ts'

/** What is set before the page makes its first call; throws a sentence when the screen is not known. */
export function beforeScreen(name: string): (bank: Bank) => Promise<void> {
  const screen = Object.hasOwn(screens, name) ? screens[name] : undefined
  if (!screen) throw new Error('The link was not followed: its screen is not known.')
  const { fault } = screen
  return async (bank) => {
    if (fault) await bank.setNetwork({ faults: [{ id: 'map', method: '*', ...fault }] })
  }
}

interface Stage {
  basePath: string
  act: (action: TourAction) => Promise<void>
  openInbox: () => void
}

/** Does what a person does to see this screen, and marks the page once it is there. */
export async function openScreen(name: string, { basePath, act, openInbox }: Stage): Promise<void> {
  const screen = screens[name]
  if (!screen) return
  await started()
  const { pathname, search } = currentAddress()
  // The one file opens links on its first page.
  if (routeOf(pathname, basePath).slice(1) + search !== screen.path) go(basePath, `/${screen.path}`)
  await appears(() => document.querySelector('h1') ?? undefined, 'the page')
  for (const step of screen.steps ?? []) await take(step, act)
  if (screen.dialog) await appears(() => document.querySelector('[role=dialog]') ?? undefined, 'the dialog')
  if (screen.inbox) openInbox()
  document.documentElement.dataset['screenShown'] = name
}

async function take(step: ScreenStep, act: Stage['act']): Promise<void> {
  if (step.action === 'key') {
    const { key, ctrlKey = false } = step
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }))
  } else if (step.action === 'open row') {
    const rows = `table[aria-label="${step.table}"] a, [role=table][aria-label="${step.table}"] a`
    const row = await appears(() => document.querySelector<HTMLElement>(rows) ?? undefined, `a row of ${step.table}`)
    row.click()
  } else await act(step)
}
