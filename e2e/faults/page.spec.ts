import { payment, sendCalls } from '../support/calls.ts'
import { expectSettled, walk } from '../support/pages.ts'
import { PATIENCE } from '../support/patience.ts'
import { basePathOf, expect, MOUNT, test } from '../support/test.ts'

test.describe('the clock', () => {
  for (const [what, shift] of [
    ['31 seconds ahead', 31_000],
    ['a year back', -365 * 86_400_000],
    ['ten years ahead', 3_650 * 86_400_000],
  ] as const) {
    test(`a system clock ${what} breaks neither quote, timer nor pages`, async ({ app, page }) => {
      await page.clock.install({ time: new Date('2026-11-20T09:30:00Z') })
      await app.open('/currency-exchange', { signedIn: true, link: { dock: 'off' } })
      await page.getByRole('button', { name: 'Get Quote' }).click()
      const timer = page.getByRole('timer')
      await expect(timer).toBeVisible()
      await page.clock.setSystemTime(new Date(Date.UTC(2026, 10, 20, 9, 30) + shift))
      await page.clock.runFor(1_000)
      await expect(timer).toHaveAccessibleName(/^(1 second|([02-9]|[12][0-9]|30) seconds) left$/)
      await page.getByRole('button', { name: 'Execute Trade' }).click()
      await expect(
        page
          .getByRole('region', { name: 'Messages' })
          .getByText(/^(Your FX trade has been executed successfully\.|4\d\d: [A-Z].*\.)$/),
      ).toBeVisible()
      await walk(page, (label) => expectSettled(page, label))
      expect((await sendCalls(page, [payment()]))[0]?.status).toBe(201)
    })
  }
})

test('a hundred navigations leak no nodes, listeners or spinners', async ({ app, page }) => {
  test.slow()
  await app.open('/', { signedIn: true, link: { dock: 'off' } })
  await expectSettled(page, 'the first page')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    return { nodes: value('Nodes'), listeners: value('JSEventListeners') }
  }
  const navigate = (times: number) =>
    page.evaluate(async (count) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label=Main] a')]
      for (let step = 1; step <= count; step += 1) {
        const before = document.querySelector('main h1')
        links[step % links.length]?.click()
        // Wait for the page to render before leaving it.
        while (document.querySelector('main h1') === before)
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
      if (count % links.length !== 0) links[0]?.click()
    }, times)
  /** Measures until two readings agree: pending requests may still hold the last pages. */
  const atRest = async () => {
    let last = await measure()
    const isSame = async () => {
      const next = await measure()
      const same = next.nodes === last.nodes && next.listeners === last.listeners
      last = next
      return same
    }
    await expect.poll(isSame, { intervals: [1_000] }).toBe(true)
    return last
  }
  // Prefetched pages add nodes and listeners once.
  const settings = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/settings-page-')))
  await expect.poll(settings, { message: 'pages fetched ahead', timeout: 15_000 * PATIENCE }).toBe(true)
  await atRest()
  await navigate(49)
  await expectSettled(page, 'after 49 navigations')
  // Pages rendered ahead late add nodes once, so another round is allowed; a leak grows every round.
  const round = async () => {
    const before = await atRest()
    await navigate(100)
    await expectSettled(page, 'after a hundred more')
    const after = await atRest()
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(200)
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(50)
  }
  await expect(round, 'a hundred navigations without a leak').toPass({ timeout: 50_000 * PATIENCE })
})

for (const { rewrites, mount } of [
  { rewrites: false, mount: MOUNT },
  { rewrites: true, mount: '/' },
]) {
  test.describe(`on a host at ${mount} ${rewrites ? 'with rewrites' : 'with a 404 page'}`, () => {
    test.use({ hostOptions: { rewrites, mount } })

    test('addresses such as //evil or /\\evil stay on the origin and in the folder', async ({ app, page, context }) => {
      // The page may look for its files in a wrong folder first.
      app.tolerate(/^Failed to load (resource|module script)/)
      const foreignRequests: string[] = []
      context.on('request', (request) => {
        if (new URL(request.url()).origin !== app.host.origin) foreignRequests.push(request.url())
      })
      await app.open('/', { signedIn: true, link: { dock: 'off' } })
      for (const path of [
        '/evil.example/',
        '/evil.example/accounts',
        '//evil.example/%2e%2e',
        '\\evil.example/',
        '\\\\evil.example',
        'accounts//evil.example',
        'accounts/../../evil.example/',
        '%2F%2Fevil.example/',
        '%5Cevil.example/',
        '..%2F..%2Fevil.example',
        '?next=//evil.example',
        'auth?returnTo=https://evil.example',
        'verify-email?token=//evil.example',
        'javascript:alert(1)',
      ]) {
        const tab = await context.newPage()
        await tab.goto(app.host.url + path)
        const base = await basePathOf(tab)
        if (base !== '') {
          expect.soft(base, path).toMatch(/^\/(?![/\\])/)
          await expect(tab.locator('body'), path).toHaveText(/\S/)
          // Not pressed: the browser may never close a tab that is just going elsewhere.
          const targets = await tab
            .locator('a[href]:not([href^="mailto:"])')
            .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))
          const elsewhere = targets.filter((target) => !target.startsWith(app.host.url))
          expect.soft(elsewhere, path).toEqual([])
          expect.soft(new URL(tab.url()).origin, path).toBe(app.host.origin)
          expect.soft(new URL(tab.url()).pathname, path).not.toMatch(/^\/\//)
        }
        await tab.close()
      }
      expect(foreignRequests).toEqual([])
      await page.goto(app.host.url)
      await expectSettled(page, 'back at home')
    })
  })
}
