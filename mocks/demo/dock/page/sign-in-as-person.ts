import { paths, routeOf } from '../../../../src/routing/paths.ts'
import { currentAddress } from '../../../../src/routing/address.ts'
import type { Bank } from '../../../bank/store/bank.ts'
import { startSession } from '../../../bank/http/session/sign-in.ts'
import { appears, go } from './driver.ts'

/**
 * Signs in the scenario's person if nobody is signed in, and waits for the dashboard. Until the product knows of the
 * sign-in, it answers every other page with the sign-in page.
 */
export async function enterDashboard(bank: Bank): Promise<void> {
  await bank.catchUp()
  if (!bank.signedIn()) await startSession(bank)
  go(bank.options.basePath, '/')
  await appears(() => document.querySelector('[data-part="figure"]') ?? undefined, 'the dashboard')
}

/**
 * Opens a page. After a sign-in that the product does not know of yet, it waits until the product has left the sign-in
 * for the dashboard: that would replace the page.
 */
export async function openPage(bank: Bank, path: string): Promise<void> {
  const { basePath } = bank.options
  const isLeft = () => ![paths.signIn, paths.signUp].some((one) => one === routeOf(currentAddress().pathname, basePath))
  // A product that cannot read the session stays there and says so.
  if (bank.signedIn())
    await appears(() => (isLeft() ? document.body : undefined), 'the dashboard').catch(() => undefined)
  go(basePath, path)
}
