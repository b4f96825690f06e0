import { openDock } from '../support/dock.ts'
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

  await second.waitForFunction(() => 'corridor' in window)
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
