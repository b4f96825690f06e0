import { openDock } from '../support/dock.ts'
import { pay, row } from '../support/payments.ts'
import { expect, test } from '../support/test.ts'

test('two tabs in different rooms share no state', async ({ app, context }) => {
  const first = await app.open('/payments', {
    signedIn: true,
    link: { room: 'brightwater', company: 'Brightwater Logistics', brand: 'Northbank' },
  })
  await expect(first.locator('#root').getByText('Northbank').first()).toBeVisible()
  const second = await context.newPage()
  await second.goto(`${app.host.url}cards#room=tideway&scenario=suspended&signin=1&brand=Tideway`)
  await expect(second.getByRole('banner').getByText('Marta Lindqvist', { exact: true })).toBeVisible()

  await second.evaluate(() => window.corridor.advance('40d'))
  await first.reload()
  await expect(first).toHaveURL(/\/payments$/)
  await expect(first.locator('#root').getByText('Northbank').first()).toBeVisible()
  await expect(first.getByRole('banner').getByText('Eleanor Marsh', { exact: true })).toBeVisible()
  await second.reload()
  await expect(second).toHaveURL(/\/cards$/)
  await expect(second.getByRole('banner').getByText('Marta Lindqvist', { exact: true })).toBeVisible()

  const stored = await first.evaluate(() => Object.entries(localStorage).map(([key, text]) => `${key} ${text}`))
  const ofTideway = stored.filter((entry) => /^\S*~tideway\b/.test(entry))
  expect(ofTideway.length).toBeGreaterThan(1)
  const databases = () => first.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  expect((await databases()).filter((name) => name.endsWith('~tideway'))).toHaveLength(1)
  expect(ofTideway.filter((entry) => /Brightwater|Northbank|Eleanor/.test(entry))).toEqual([])

  await second.close()
  const panel = await openDock(first, 'Hand over', 'Rooms')
  await panel.getByRole('button', { name: 'Remove tideway' }).click()
  await expect(panel.getByRole('button', { name: 'Remove tideway' })).toHaveCount(0)
  expect(await first.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tideway')))).toEqual([])
  await expect.poll(async () => (await databases()).filter((name) => name.endsWith('~tideway'))).toEqual([])
})

test(
  'a tab whose scenario another tab replaces keeps what was done in it, in a room',
  { tag: '@long' },
  async ({ app, context }) => {
    const first = await app.open('/payments', { signedIn: true, link: { brand: 'Northbank' } })
    await pay(first, 'Done before')
    await expect(row(first, 'Done before')).toHaveCount(1)
    const second = await context.newPage()
    await second.goto(`${app.host.url}#scenario=suspended&signin=1&brand=Tideway`)
    await expect(second.getByRole('banner').getByText('Marta Lindqvist', { exact: true })).toBeVisible()
    await first.bringToFront()
    const panel = await openDock(first, 'Scene')
    await expect(panel.getByText('Another tab of this browser has opened “Suspended company”')).toBeVisible()
    await panel.getByRole('button', { name: 'Keep mine in a room' }).click()
    await expect(first.getByRole('banner').getByText('Sarah Whitfield', { exact: true })).toBeVisible()
    await expect(first.locator('#root').getByText('Northbank').first()).toBeVisible()
    // While the other tab opened its scenario, nobody was signed in for a moment. If this tab noticed, it is on the
    // dashboard now.
    await first.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments & Transfers' }).click()
    await expect(row(first, 'Done before')).toHaveCount(1)
    await second.reload()
    await expect(second.getByRole('banner').getByText('Marta Lindqvist', { exact: true })).toBeVisible()
    await expect(second.locator('#root').getByText('Tideway').first()).toBeVisible()
  },
)
