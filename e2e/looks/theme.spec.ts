import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain, type Page } from '@playwright/test'
import { serve } from '../../.ci/serve.mjs'
import { ROOT, run } from '../../.ci/project.mjs'
import { expectLoaded, walk } from '../support/pages.ts'
import { test } from '../support/test.ts'

/** One value of each file, as somebody would change it by hand. */
const CHANGES = {
  'src/theme/palette.ts': ["main: '#0F6B57'", "main: '#7B1FA2'"],
  'src/theme/theme.ts': ['borderRadius: 8', 'borderRadius: 2'],
  'src/theme/typography.ts': ["body2: { fontSize: '0.8125rem'", "body2: { fontSize: '0.95rem'"],
} as const

/** Builds a copy of the project with these changes; returns the folder of the build. */
async function buildChanged(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'other-theme-'))
  for (const part of ['build', 'docs', 'mocks', 'public', 'src', 'index.html', 'package.json', 'vite.config.ts'])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, [from, to]] of Object.entries(CHANGES)) {
    const parts = readFileSync(join(copy, file), 'utf8').split(from)
    expect(parts, `${file} has ${from} once`).toHaveLength(2)
    writeFileSync(join(copy, file), parts.join(to))
  }
  const config = join(copy, 'vite.config.ts')
  expect(await run('npx', ['vite', 'build', copy, '--config', config, '--logLevel', 'error'])).toBe(0)
  return join(copy, 'dist')
}

test('buttons, links, fields, cards and the navigation follow the primary colour and the radius', async ({ app }) => {
  const page = await app.open('/accounts', { signedIn: true, link: { dock: 'off' } })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--corridor-palette-primary-main', 'rgb(123, 31, 162)')
    document.documentElement.style.setProperty('--corridor-shape-borderRadius', '3px')
  })
  const purple = 'rgb(123, 31, 162)'
  const create = page.getByRole('button', { name: 'Create account', exact: true })
  await expect(create).toHaveCSS('background-color', purple)
  await expect(create).toHaveCSS('border-radius', '3px')
  const field = page.getByLabel('Label (optional)')
  await field.focus()
  await expect(field.locator('~ fieldset')).toHaveCSS('border-color', purple)
  await expect(field.locator('..')).toHaveCSS('border-radius', '3px')
  await expect(page.getByRole('dialog')).toHaveCSS('border-radius', '6px')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Accounts', exact: true })).toHaveCSS('color', purple)
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').first()).toHaveCSS(
    'border-radius',
    '4.5px',
  )
})

/** Visible elements whose computed styles still hold a value of the ordinary theme. */
function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const radii = ['8px', '12px', '16px', '6px']
    const old = (style: CSSStyleDeclaration, hasText: boolean) =>
      [
        hasText && style.fontSize === '13px' && 'font-size',
        radii.includes(style.borderTopLeftRadius) && 'border-radius',
        ...(['color', 'backgroundColor', 'borderTopColor', 'outlineColor', 'fill'] as const).map(
          (property) => style[property] === 'rgb(15, 107, 87)' && property,
        ),
      ].filter(Boolean)
    return [...document.querySelectorAll<HTMLElement>('#app *')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        )
        const found = old(getComputedStyle(element), hasText)
        return found.length > 0 ? [`${element.tagName} ${element.className}: ${found.join(', ')}`] : []
      })
  })
}

plain(
  'another primary colour, radius and size of body2, each changed in its file, show on every page',
  { tag: '@long' },
  async ({ page }) => {
    plain.slow()
    const host = await serve({ directory: await buildChanged() })
    const left: Record<string, string[]> = {}
    const look = async (label: string) => {
      // Wait until the application has replaced the prerendered screen.
      await expect(page.locator('#root:not([data-screen])')).toBeVisible()
      await expectLoaded(page)
      const found = await leftovers(page)
      if (found.length > 0) left[label] = found
    }
    for (const path of ['auth', 'signup', 'verify-email', 'nowhere']) {
      await page.goto(`${host.url}${path}#scenario=established&dock=off`)
      await look(path)
    }
    await page.goto(`${host.url}#scenario=established&signin=1&dock=off`)
    await walk(page, look)
    await page.goto(`${host.url}verify#scenario=onboarding&signin=1&dock=off`)
    await look('verify')
    expect(left).toEqual({})
    await host.close()
  },
)
