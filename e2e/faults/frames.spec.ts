import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type FrameLocator, type Page } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'
import { expect, inBothTransports, test, type App } from '../support/test.ts'

/** A browser profile that allows storage in cross-site frames; the default profile blocks it. */
const testWhereFramesStore = test.extend({
  context: async ({ launchOptions, viewport }, use, info) => {
    const profile = info.outputPath('profile')
    await mkdir(join(profile, 'Default'), { recursive: true })
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify({ profile: { cookie_controls_mode: 0 } }))
    const context = await chromium.launchPersistentContext(profile, { ...launchOptions, headless: true, viewport })
    await use(context)
    await context.close()
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()))
  },
})

/** Opens a page with the application in a frame. `127.0.0.1` is another site on the same machine. */
async function embed(
  app: App,
  page: Page,
  address: string,
  outside: 'localhost' | '127.0.0.1',
  sandbox?: string,
): Promise<FrameLocator> {
  app.tolerate(/favicon\.ico/)
  await page.goto(app.address('/corridor.json').replace('localhost', outside))
  const attribute = sandbox === undefined ? '' : `sandbox="${sandbox}"`
  await page.setContent(
    `<h1>Another page</h1><iframe src="${address}" ${attribute} width="1280" height="800" title="demo"></iframe>`,
  )
  return page.frameLocator('iframe')
}

/** Until the frame has left its former page, which shows the same. */
const reload = (page: Page) =>
  Promise.all([page.waitForEvent('framenavigated'), page.frames()[1]?.evaluate(() => location.reload())])

const accountsIn = (frame: FrameLocator) => frame.getByRole('list', { name: 'Accounts' }).getByRole('listitem')

async function signInByHand(frame: FrameLocator): Promise<void> {
  await signIn(frame)
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Sarah')
}

async function addAccount(frame: FrameLocator): Promise<void> {
  await frame.getByRole('link', { name: 'Accounts', exact: true }).click()
  await expect(accountsIn(frame)).toHaveCount(8)
  await frame.getByRole('button', { name: 'Create Account' }).click()
  await frame.getByLabel('Currency', { exact: true }).selectOption('EUR')
  await frame.getByRole('button', { name: 'Create EUR account' }).click()
  await expect(accountsIn(frame)).toHaveCount(9)
}

for (const transport of ['page', 'worker'] as const) {
  test(
    `a cross-site frame works, and works again after a reload (${transport})`,
    { tag: '@whole-browser' },
    async ({ app, page }) => {
      const frame = await embed(app, page, app.address('/auth', { transport }), '127.0.0.1')
      await signInByHand(frame)
      await addAccount(frame)
      // By default the browser blocks storage and workers in such a frame.
      await expect(frame.locator('html')).toHaveAttribute('data-bank', 'page')
      await reload(page)
      await signInByHand(frame)
    },
  )
}

inBothTransports(() => {
  testWhereFramesStore(
    'a cross-site frame with storage keeps its data after a reload, apart from a top-level page',
    async ({ app, page }) => {
      const frame = await embed(app, page, app.address('/auth'), '127.0.0.1')
      await signInByHand(frame)
      await addAccount(frame)
      await reload(page)
      await expect(accountsIn(frame)).toHaveCount(9)
      const topLevel = await app.open('/accounts', { signedIn: true, page: await page.context().newPage() })
      await expect(topLevel.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(8)
    },
  )

  test('a sandboxed frame with an origin keeps its data after a reload', async ({ app, page }) => {
    const frame = await embed(
      app,
      page,
      app.address('/auth'),
      'localhost',
      'allow-scripts allow-same-origin allow-forms',
    )
    await signInByHand(frame)
    await addAccount(frame)
    await reload(page)
    await expect(accountsIn(frame)).toHaveCount(9)
  })
})

test('a sandboxed frame without an origin shows what to do', async ({ app, page }) => {
  app.tolerate(/CORS policy|Failed to load resource/)
  const address = app.address('/accounts', { signedIn: true })
  const frame = await embed(
    app,
    page,
    address,
    '127.0.0.1',
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  )
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('This page cannot run inside this frame')
  const link = frame.getByRole('link', { name: 'Open in a new tab' })
  await expect(link).toHaveAttribute('href', address)
  const opened = page.waitForEvent('popup')
  await link.click()
  await expect((await opened).getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(8)
})
