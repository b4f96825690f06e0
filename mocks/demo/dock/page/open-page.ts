import { currentAddress } from '../../../../src/routing/address.ts'
import { paths, routeOf } from '../../../../src/routing/paths.ts'
import type { Bank } from '../../../bank/store/bank.ts'
import { appears, go } from './driver.ts'

/**
 * Opens a page. After a sign-in that the product does not know of yet, it waits until the product has left the sign-in
 * for the dashboard: that would replace the page.
 */
export async function openPage(bank: Bank, path: string): Promise<void> {
  const { basePath } = bank.options
  const isLeft = () => ![paths.signIn, paths.signUp].some((one) => one === routeOf(currentAddress().pathname, basePath))
  // Where the session cannot be read, the product never leaves the sign-in: the page is opened from there.
  if (bank.signedIn())
    await appears(() => (isLeft() ? document.body : undefined), 'the dashboard').catch(() => undefined)
  go(basePath, path)
}
