import type { Page } from '@playwright/test'
import { expectPrecached, expectRoute, fillNewAccount, submitNewAccount } from './support/bank.ts'
import { gate } from './support/gate.ts'
import { expect, test } from './support/test.ts'

// What makes the application quick, as far as it can be seen without a clock.

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const total = (page: Page) => page.getByRole('region', { name: 'Total Balance' })
const pictureOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('picture:dashboard')).length)
const expectPicture = (page: Page, count: number) =>
  expect.poll(() => pictureOf(page), { message: 'pictures kept' }).toBe(count)

/** Notes what the picture held as soon as the page had been parsed, and what was asked for before anything was drawn. */
const noteFirstSight = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () =>
        (document.documentElement.dataset.firstSight ??=
          document.querySelector('[data-last-picture]')?.textContent ?? ''),
    )
    const draw = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (work) => {
      document.documentElement.dataset.asked ??= String(
        document.querySelectorAll('link[rel="modulepreload"], script[type="module"]').length,
      )
      return draw(work)
    }
  })

test('a return visit begins with the dashboard as it was left, from this device alone', async ({ app, page }) => {
  test.slow()
  await app.open('/', { signedIn: true, link: { dock: 'off' } })
  await expect(total(page)).toContainText('£')
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  await expectPicture(page, 1)

  await page.goto('about:blank')
  await noteFirstSight(page)
  const asked = app.host.log.length
  await page.goto(app.host.url)
  await expect(page.locator('[data-last-picture]')).toHaveCount(0)
  await expect(total(page)).toContainText('£')
  const requests = app.host.log.slice(asked).filter(({ path }) => !path.endsWith('/worker.js'))
  expect(requests, 'requests for the visit itself').toEqual([])
  await expect(page.locator('html')).toHaveAttribute('data-first-sight', /Total Balance£[\d,]+/)
  await expect(page.locator('html')).toHaveAttribute('data-asked', '0')
  const css = await page.evaluate(() => {
    const [, kept = '{}'] = Object.entries(localStorage).find(([key]) => key.endsWith('picture:dashboard')) ?? []
    return (JSON.parse(kept) as { css?: string }).css
  })
  expect(css, 'the picture brings no rules that are in the page').not.toContain('html[data-scheme')
})

for (const width of [390, 1440]) {
  test(`at ${width} px the page takes the place of its picture without moving anything`, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 900 })
    await app.open('/', { signedIn: true, transport: 'page' })
    await expectPicture(page, 1)
    await page.evaluate(() => window.corridor.fault({ method: 'GET', path: '/api/user', delay: 3000, once: true }))
    await page.reload()
    const places = (within: string) =>
      page
        .locator(`${within} :is(h1, section, button)`)
        .evaluateAll((parts) =>
          parts.map((part) =>
            [part.tagName, ...Object.values(part.getBoundingClientRect().toJSON() as object).map(Math.round)].join(' '),
          ),
        )
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Inter Variable') && status === 'loaded'),
    )
    const picture = await places('[data-last-picture]')
    expect(picture.length).toBeGreaterThan(10)
    await expect(page.locator('[data-last-picture]')).toHaveCount(0)
    await expect(total(page)).toContainText('£')
    expect(await places('main')).toEqual(picture)
  })
}

test('what is pressed on the picture is pressed on the page', async ({ app, page }) => {
  await app.open('/', { signedIn: true, transport: 'page' })
  await expectPicture(page, 1)
  await page.evaluate(() => window.corridor.fault({ method: 'GET', path: '/api/user', delay: 3000, once: true }))
  await page.reload()
  await expect(page.locator('#root')).toHaveAttribute('data-alive', '')
  const place = await page.locator('[data-last-picture] button', { hasText: 'Make Payment' }).boundingBox()
  if (!place) throw new Error('the picture has no such button')
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  await expect(page.getByRole('dialog', { name: 'New Payment' })).toBeVisible()
})

test('a change at the bank, signing out and another bank each remove the picture', async ({ app, page }) => {
  test.slow()
  const again = async () => {
    await app.open('/', { signedIn: true, transport: 'page' })
    await expectPicture(page, 1)
    await page.getByRole('link', { name: 'Accounts', exact: true }).click()
    await expect(heading(page)).toHaveText('Accounts')
  }
  await again()
  await fillNewAccount(page, 'EUR')
  await submitNewAccount(page, 'EUR')
  await expectPicture(page, 0)

  await page.goto('about:blank')
  await again()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expectPicture(page, 0)

  await page.goto('about:blank')
  await again()
  await page.evaluate(() => window.corridor.reset())
  await expectPicture(page, 0)
})

test('a picture of another build, another day or another address is not shown', async ({ app, page }) => {
  await noteFirstSight(page)
  await app.open('/', { signedIn: true, transport: 'page' })
  const html = page.locator('html')
  for (const [change, shown] of [
    [{}, true],
    [{ build: 'assets/app-before.js' }, false],
    [{ day: 'Thu Jan 01 1970' }, false],
    [{ search: '?currency=EUR' }, false],
  ] as const) {
    await expectPicture(page, 1)
    await page.goto(`${app.host.url}settings`)
    await expect(heading(page)).toHaveText('Settings')
    await page.evaluate((parts) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('picture:dashboard')) ?? ''
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object
      localStorage.setItem(key, JSON.stringify({ ...kept, ...parts }))
    }, change)
    await page.goto(app.host.url)
    await expect(html).toHaveAttribute('data-first-sight', shown ? /Total Balance/ : '')
    await expect(total(page)).toContainText('£')
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((name) => name.endsWith('picture:dashboard'))
        .forEach((name) => localStorage.removeItem(name)),
    )
  }
})

const FIRST_CALLS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/accounts', '/api/fx/rates', '/api/organizations', '/api/payments', '/api/user'],
  '/accounts': ['/api/accounts', '/api/organizations', '/api/user'],
  '/payments': ['/api/payments', '/api/user'],
  '/cards': ['/api/cards', '/api/user'],
  '/currency-exchange': ['/api/accounts', '/api/fx/rates', '/api/fx/trades', '/api/user'],
  '/psp-integrations': ['/api/user'],
  '/settings': ['/api/organizations', '/api/user'],
}

for (const [path, calls] of Object.entries(FIRST_CALLS)) {
  test(`${path} asks the bank for what it shows, and for nothing twice`, async ({ app, page }) => {
    await app.open(path, { signedIn: true, transport: 'page' })
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
    const asked = await page.evaluate(async () => (await window.corridor.requests()).map(({ path: called }) => called))
    expect(asked.toSorted()).toEqual(calls)
  })
}

test('a page that somebody points at has its answers before it is opened', async ({ app, page }) => {
  await app.open('/', { signedIn: true, transport: 'page' })
  await expect(total(page)).toContainText('£')
  const calls = () =>
    page.evaluate(async () => (await window.corridor.requests()).filter(({ path }) => path === '/api/cards').length)
  expect(await calls()).toBe(0)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cards' })
  await link.hover()
  await expect.poll(calls).toBe(1)
  await link.click()
  await expect(page.getByRole('article')).toHaveCount(5)
  expect(await calls()).toBe(1)
})

test('a failure forced on a page that was only pointed at is shown when it is opened', async ({ app, page }) => {
  await app.open('/', { signedIn: true, transport: 'page' })
  await expect(total(page)).toContainText('£')
  await page.evaluate(() => window.corridor.fault({ method: 'GET', path: '/api/cards', status: 500, once: true }))
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cards' })
  await link.hover()
  await expect
    .poll(() =>
      page.evaluate(async () => (await window.corridor.requests()).filter(({ path }) => path === '/api/cards').length),
    )
    .toBe(1)
  await link.click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(5)
})

test('news that come between the first answers and the first rendering are not lost', async ({ app, page }) => {
  const shell = gate()
  app.host.setHook(({ path }) => (path.includes('/shell-') ? { delay: shell.opened } : undefined))
  await page.goto(app.address('/payments', { signedIn: true, transport: 'page' }))
  const answered = () =>
    page.evaluate(async () =>
      'corridor' in window
        ? (await window.corridor.requests()).filter(({ path }) => path === '/api/payments').length
        : 0,
    )
  await expect.poll(answered).toBe(1)
  const underWay = () =>
    page.evaluate(
      async () =>
        ((await (await fetch('/api/payments')).json()) as { status: string }[]).filter(
          ({ status }) => status === 'processing' || status === 'queued',
        ).length,
    )
  const before = await underWay()
  await page.evaluate(() => window.corridor.advance('3d'))
  const after = await underWay()
  expect(after).toBeLessThan(before)
  await expect(heading(page)).toHaveCount(0)
  shell.open()
  const table = page.getByRole('table', { name: 'Payments' })
  await expect(table).toBeVisible()
  await expect(table.getByText(/^(?:Processing|Queued)$/)).toHaveCount(after)
})

test('a change of page never shows an outline: the old page stays until the new one is there', async ({
  app,
  page,
}) => {
  const code = gate()
  let asked = false
  app.host.setHook(({ path }) => {
    if (!path.includes('/settings-page-')) return undefined
    asked = true
    return { delay: code.opened }
  })
  await app.open('/accounts', { signedIn: true, transport: 'page' })
  await expect(heading(page)).toHaveText('Accounts')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main h1')) return
      document.documentElement.dataset.gap = ''
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect.poll(() => asked).toBe(true)
  await expect(heading(page)).toHaveText('Accounts')
  code.open()
  await expect(heading(page)).toHaveText('Settings')
  for (const name of ['Payments & Transfers', 'Cards', 'Currency Exchange', 'PSP Integrations', 'Accounts']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await expect(heading(page)).toBeVisible()
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-gap')
})

test('a long list is written out before anybody asks for it', async ({ app, page }) => {
  await page.addInitScript(() => {
    const { stringify } = JSON
    JSON.stringify = (value: unknown, ...rest: unknown[]) => {
      const root = document.documentElement
      if (Array.isArray(value) && value.length >= 2000)
        root.dataset.written = String(Number(root.dataset.written ?? 0) + 1)
      return Reflect.apply(stringify, JSON, [value, ...rest]) as string
    }
  })
  await app.open('/accounts', { scenario: 'enterprise', signedIn: true, link: { payments: '2000' } })
  await expect(page.locator('html')).toHaveAttribute('data-written', '1')
  const asked = await page.evaluate(
    async () => (await window.corridor.requests()).filter(({ path }) => path === '/api/payments').length,
  )
  expect(asked).toBe(0)
  await page.getByRole('link', { name: 'Payments & Transfers' }).click()
  await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-written', '1')
})

test('however long a list is, only the rows around what is in sight exist', async ({ app, page }) => {
  await app.open('/payments', { scenario: 'enterprise', signedIn: true, link: { payments: '20000' } })
  const rows = page.locator('main tbody tr:not([data-spacer])')
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Payments' })).toHaveAttribute('aria-rowcount', '20001')
  expect(await rows.count()).toBeLessThan(60)
  await page.mouse.wheel(0, 400_000)
  await expect(rows.first()).not.toHaveAttribute('aria-rowindex', '2')
  expect(await rows.count()).toBeLessThan(60)
})

test('a click in the navigation is answered before the page it asks for is rendered', async ({ app, page }) => {
  await app.open('/', { signedIn: true })
  await expect(total(page)).toContainText('£')
  await page.getByRole('link', { name: 'Accounts', exact: true }).hover()
  const answered = await page.evaluate(async () => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Main"] a')].find(
      (a) => a.textContent === 'Accounts',
    )
    link?.click()
    // What belongs to the click itself is done by then.
    await Promise.resolve()
    return { marked: link?.getAttribute('aria-current'), heading: document.querySelector('h1')?.textContent }
  })
  expect(answered.marked).toBe('page')
  expect(answered.heading).not.toContain('Accounts')
  await expect(heading(page)).toHaveText('Accounts')
  await expect(page.locator('nav[aria-label="Main"] [aria-current]')).toHaveText('Accounts')
})

test('a page has its title and the focus before it is first drawn', async ({ app, page }) => {
  await app.open('/', { signedIn: true, transport: 'page' })
  await expect(total(page)).toContainText('£')
  const seen = page.evaluate(
    () =>
      new Promise((resolve) => {
        // Told once the page is in the document with everything that belongs to that, before any other task.
        new MutationObserver(() => {
          if (document.querySelector('main h1')?.textContent === 'Accounts')
            resolve({ focus: document.activeElement?.textContent, title: document.title.split(' · ')[0] })
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  expect(await seen).toEqual({ focus: 'Accounts', title: 'Accounts' })
})

test('React makes no error of its own while it is loaded, which developer tools would look up in its source', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    window.Error = new Proxy(Error, {
      // As React makes them, without `new`.
      apply(target, _, given: [string?]) {
        if (given[0]?.includes('react.dev')) document.documentElement.dataset.error = given[0]
        return target(...given)
      },
    })
  })
  await app.open('/', { signedIn: true })
  await expect(total(page)).toContainText('£')
  await expect(page.locator('html')).not.toHaveAttribute('data-error')
})

test('while the code is on its way the browser gets its number formats ready', async ({ app, page }) => {
  const scripts = gate()
  app.host.setHook(({ path }) => (path.startsWith('/sales/demo/assets/') ? { delay: scripts.opened } : undefined))
  await page.addInitScript(() => {
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      construct(target, given: [string]) {
        document.documentElement.dataset.numbers = given[0]
        return new target(...given)
      },
    })
  })
  await page.goto(app.address('/', { signedIn: true }), { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-numbers', 'en-GB')
  scripts.open()
  await expect(total(page)).toContainText('£')
})
