import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { run } from '../../.ci/project.mjs'
import { serve } from '../../.ci/serve.mjs'
import { handleOf } from '../support/dock.ts'
import { expectNotices } from '../support/notices.ts'
import { expect, test } from '../support/test.ts'

const svg = (inner: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`)}`
const levels = Array.from(
  { length: 6 },
  (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
).join('')
/** The head of a PNG of this size, without its pixels. */
const png = (side: number) => {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex')
  head.writeUInt32BE(side, 16)
  head.writeUInt32BE(side, 20)
  return `data:image/png;base64,${head.toString('base64')}`
}
const packed = (text: string) => deflateSync(text).subarray(2, -4).toString('base64url')

const USES = svg(`<path id="l0" d="M0 0h9v9z"/>${levels}`)

/** Each with the sentence that refuses it. */
const LINKS: Readonly<Record<string, [Record<string, string>, RegExp]>> = {
  'a logo of six levels of ten uses': [{ brand: 'Northbank', logo: USES }, /its logo must be a picture/],
  'a logo with a filter': [{ logo: svg('<rect style="filter:blur(99px)"/>') }, /its logo must be a picture/],
  'a logo of 60,000 × 60,000 pixels': [{ logo: png(60_000) }, /its logo must be a picture/],
  'a logo that cannot be decoded': [{ brand: 'Northbank', logo: png(40) }, /it is damaged, or not a picture/],
  'a brand that cannot be seen': [{ brand: '\u200B\u2060\u3164' }, /its brand must be a short name/],
  'a state of two million nested lists': [{ state: packed('['.repeat(2_000_000)) }, /is damaged/],
  'a state of a million empty lists': [{ state: packed(`[${'[],'.repeat(1_000_000)}1]`) }, /is damaged/],
  'a state that unpacks to fifty megabytes': [{ state: packed(' '.repeat(50_000_000)) }, /is too large/],
}

test('a hostile link is refused in a sentence, and nothing of it is stored', async ({ page, app }) => {
  test.slow()
  for (const [name, [link, sentence]] of Object.entries(LINKS))
    await test.step(name, async () => {
      await page.goto('about:blank')
      await page.goto(`${app.host.url}auth#${new URLSearchParams(link).toString()}`)
      await page.waitForFunction(() => 'corridor' in window)
      // Until the dock is loaded, its key does nothing.
      await expect(handleOf(page)).toBeVisible()
      await expectNotices(page, [sentence])
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('brand')))).toEqual([])
      await app.reload()
      await expect(page.getByLabel('Email')).toBeEditable()
    })
})

test('a logo that an earlier version stored is not drawn', async ({ page, app }) => {
  await app.open('auth')
  await page.evaluate(([brand, folder]) => localStorage.setItem(`corridor:brand:${folder}`, brand), [
    JSON.stringify({ name: 'Northbank', logo: USES }),
    new URL(app.host.url).pathname,
  ] as const)
  await app.reload()
  await expect(page.getByLabel('Email')).toBeEditable()
  await expect(page.locator('img')).toHaveCount(0)
})

test('a quiet page with a brand says at its foot and in print that it is a demonstration', async ({ page, app }) => {
  const line = page.getByText('Demonstration', { exact: true })
  const link = { brand: 'Northbank', color: '#7c3aed', quiet: '1', dock: 'off' }
  await app.open('auth', { link })
  await expect(line).toBeInViewport()
  await app.open('accounts', { signedIn: true, link })
  await expect(line).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await app.open('accounts', { signedIn: true, link: { quiet: '1', dock: 'off' } })
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(line).toBeHidden()
})

test('a build for one owner is quiet, and has an absolute picture', { tag: '@long' }, async ({ page }) => {
  test.slow()
  const directory = test.info().outputPath('build')
  const build = ['vite', 'build', '--outDir', directory, '--emptyOutDir', '--logLevel', 'warn']
  expect(await run('npx', build, { ALLOW_QUIET: '1', PUBLIC_URL: 'https://demo.example/bank/' })).toBe(0)
  expect(readFileSync(join(directory, 'index.html'), 'utf8')).toContain(
    '<meta property="og:image" content="https://demo.example/bank/social-card.jpg" />',
  )
  const host = await serve({ directory })
  await page.goto(`${host.url}#scenario=established&signin=1&brand=Northbank&quiet=1&dock=off`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sarah')
  const line = page.getByText('Demonstration', { exact: true })
  await expect(line).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  await host.close()
})
