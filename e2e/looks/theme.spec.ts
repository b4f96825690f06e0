import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test as plain } from '@playwright/test'
import { serve } from '../../.ci/serve.mjs'
import { run } from '../../.ci/project.mjs'
import { test } from '../support/test.ts'

const FIXTURE = fileURLToPath(new URL('../fixtures/components', import.meta.url))
const PRIMARY = { light: 'rgb(15, 107, 87)', dark: 'rgb(76, 194, 162)' }

plain('every MUI component works in a production build, in both schemes', { tag: '@long' }, async ({ page }) => {
  const directory = mkdtempSync(join(tmpdir(), 'components-'))
  expect(
    await run('npx', [
      'vite',
      'build',
      FIXTURE,
      '--configLoader',
      'native',
      '--config',
      join(FIXTURE, 'vite.config.mjs'),
      '--outDir',
      directory,
    ]),
  ).toBe(0)
  const host = await serve({ directory })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(host.url)
    await expect(page.locator('[data-component]').first()).toBeVisible()
    expect(await page.locator('[data-component]').count()).toBeGreaterThanOrEqual(45)
    const empty = await page
      .locator('[data-component]')
      .evaluateAll((sections) =>
        sections
          .filter(({ childElementCount }) => childElementCount === 0)
          .map((section) => section.getAttribute('data-component')),
      )
    // These two are closed by default.
    expect(empty).toEqual(['Dialog', 'Menu'])
    await expect(page.getByRole('button', { name: 'Contained' })).toHaveCSS('background-color', PRIMARY[colorScheme])
    await expect(page.locator('[data-component=Slider] .MuiSlider-thumb')).toHaveCSS(
      'background-color',
      PRIMARY[colorScheme],
    )
    expect(errors).toEqual([])
  }
  await host.close()
})

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
