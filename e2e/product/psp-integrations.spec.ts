import { readFile } from 'node:fs/promises'
import { expectTabsToBeAddresses, tab } from '../support/tabs.ts'
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

test('the tabs work by keyboard', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/psp-integrations', { signedIn: true })
  await tab(page, 'Quick Integration').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'LPM Network')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tab(page, 'Anti-Fraud Tools')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Quick Integration')).toBeFocused()
  await expect(page.getByLabel('Live key')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Generate Key' })).toBeFocused()
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

test('a webhook URL is validated, stored and shown with a signed sample event', async ({ app }) => {
  const page = await app.open('/psp-integrations', { signedIn: true })
  const field = page.getByLabel('Webhook URL')
  await page.getByRole('button', { name: 'Check URL' }).click()
  await expect(page.getByText('Enter the URL that receives your events')).toBeVisible()
  await field.fill('http://192.168.1.20/hook')
  await page.getByRole('button', { name: 'Check URL' }).click()
  await expect(page.getByText('2 of 4 checks failed')).toBeVisible()
  await field.fill('https://shop.example/hook')
  await page.getByRole('button', { name: 'Check URL' }).click()
  await expect(page.getByText('Valid URL. No request was sent.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sample event headers' })).toContainText(/v1=[0-9a-f]{64}/)
  await expect(page.getByRole('region', { name: 'Sample event', exact: true })).toContainText('payment.settled')
  await page.reload()
  await expect(field).toHaveValue('https://shop.example/hook')
  expect(app.host.log.every(({ path }) => !path.includes('hook'))).toBe(true)
})

test('shows and copies the example in four languages', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await app.open('/psp-integrations', { signedIn: true })
  for (const [language, sign] of [
    ['Node.js', 'corridor.mjs'],
    ['Python', 'corridor.create_payment'],
    ['PHP', '$corridor->createPayment'],
    ['cURL', 'curl https://'],
  ] as const) {
    await page.getByRole('button', { name: language, exact: true }).click()
    await expect(page.getByRole('region', { name: `${language} example` })).toContainText(sign)
    await page.getByRole('button', { name: `Copy ${language} example` }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(sign)
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

test('Contact Support opens a mail and the application keeps working', { tag: '@long' }, async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await app.open('/psp-integrations', { signedIn: true })
  const support = page.getByRole('link', { name: 'Contact Support' })
  await expect(support).toHaveAttribute('href', /^mailto:support@corridor\.example/)
  await support.click()
  await expect(page.getByText('Opening your email app')).toBeVisible()
  await page.getByRole('button', { name: 'Copy support address' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('support@corridor.example')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByLabel('Company Name')).toHaveValue('Halden Coffee Imports Ltd')
})

test('searches payment methods and offers to clear a search without results', async ({ app }) => {
  const page = await app.open('/psp-integrations?tab=lpm', { signedIn: true })
  const rows = page.getByRole('table', { name: 'Local payment methods' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await expect(page.getByRole('row', { name: /Przelewy24/ })).toContainText('1-2 days')
  await page.getByLabel('Search payment methods').fill('poland')
  await expect(rows).toHaveCount(3)
  await page.getByLabel('Search payment methods').fill('nowhere')
  await expect(page.getByText('No payment methods found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(rows).toHaveCount(11)
})

test('planned features are labelled and their buttons respond', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/psp-integrations?tab=checkout', { signedIn: true })
  await expect(page.getByText('Planned', { exact: true })).toBeVisible()
  for (const look of ['Dark', 'Light', 'Your brand']) {
    await page.getByRole('button', { name: look, exact: true }).click()
    await expect(page.getByText(`${look.toLowerCase()} look`)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ask for early access' }).click()
  await expect(page.getByText('Opening your email app')).toBeVisible()
  await tab(page, 'Anti-Fraud Tools').click()
  await page.getByRole('link', { name: 'Ask for early access' }).click()
  await expect(page.getByText('If nothing opens, write to support@corridor.example')).toBeVisible()
})
