import { readFile } from 'node:fs/promises'
import { expectTabsToBeAddresses } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'

test('shows its claims, and its tabs are addresses that survive a reload', async ({ app }) => {
  const page = await app.open('/psp-integrations', { signedIn: true })
  for (const claim of ['150+ countries', 'PCI compliant', 'RESTful APIs'])
    await expect(page.getByText(claim)).toBeVisible()
  await expectTabsToBeAddresses(page, [
    { name: 'LPM Network', id: 'lpm', heading: 'Local payment methods' },
    { name: 'Customisable Checkout', id: 'checkout', heading: 'Customisable Checkout' },
    { name: 'Anti-Fraud Tools', id: 'anti-fraud', heading: 'Anti-Fraud Tools' },
  ])
})

test('a test key is shown once and only its end after a reload', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await app.open('/psp-integrations', { signedIn: true })
  await expect(page.getByLabel('Live key')).toHaveValue(/^crd_live_•+\w{4}$/)
  await expect(page.getByLabel('Live key')).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Generate Key' }).click()
  const key = (await page.getByText(/^crd_test_\w{32}$/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Copy test key' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await page.getByRole('button', { name: 'Hide key' }).click()
  await expect(page.getByText(key)).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Test key')).toHaveValue(`crd_test_••••••••••${key.slice(-4)}`)
  await page.goto(`${app.host.url}settings?tab=api-keys`)
  await expect(page.getByText(`crd_test_••••••••••${key.slice(-4)}`)).toBeVisible()
})

test('the end of each key is visible at 320 px', { tag: '@long' }, async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await app.open('/psp-integrations', { signedIn: true, page })
  for (const label of ['Live key', 'Test key']) {
    expect(
      await page.getByLabel(label).evaluate((field) => field.scrollWidth - field.clientWidth),
      label,
    ).toBeLessThanOrEqual(0)
  }
})

test('downloads each SDK as an archive', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/psp-integrations', { signedIn: true })
  for (const [language, file] of [
    ['Node.js', 'corridor-node-preview.zip'],
    ['Python', 'corridor-python-preview.zip'],
    ['PHP', 'corridor-php-preview.zip'],
  ] as const) {
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${language} SDK` }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toBe(file)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.toString('latin1')).toContain('README.md')
  }
})
