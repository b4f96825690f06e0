import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from './.ci/chromium.mjs'
import { PATIENCE } from './e2e/support/patience.ts'

const chromium = findChromium()
const headlessShell = findHeadlessShell() ?? chromium

/** @param executablePath Playwright's own browser where there is none */
const launch = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS },
})

/** Tests of what is around the engine: storage of third parties, frozen tabs. */
const WHOLE_BROWSER = /@whole-browser/

/** These build or check a copy of the sources for minutes. They start first, so that no worker waits for them later. */
const OF_SOURCES = 'delivery/{recipes,remove-bank,dev-server}.spec.ts'

const quick = process.env.CORRIDOR_QUICK === '1'
/**
 * What `npm test` leaves to `npm run test:all`: faults, most of the dock and looks, and deployments. Unit tests cover
 * the rules behind them. Elsewhere the tag `@long` marks tests that are slow or repeat what a cheaper test covers.
 */
const LEFT_TO_ALL = [
  'faults/**',
  'dock/{panel,outcomes,network,sharing,presenter,data-origin}.spec.ts',
  'looks/contrast.spec.ts',
  'delivery/{deploy,missing-files,speed}.spec.ts',
]

const IGNORED = ['engines/**', OF_SOURCES, ...(quick ? LEFT_TO_ALL : [])]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/build-once.ts',
  fullyParallel: true,
  // One more than processors, because a test waits for a third of its time.
  workers: 3,
  // A busy machine or a crashed browser is not a mistake of the product; `.ci/test.mjs` names what was repeated.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  timeout: 45_000 * PATIENCE,
  expect: { timeout: 7_500 * PATIENCE },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    ...(quick ? [] : [{ name: 'sources', use: launch(headlessShell), testMatch: OF_SOURCES }]),
    {
      name: 'shell',
      use: launch(headlessShell),
      testIgnore: IGNORED,
      grepInvert: quick ? [WHOLE_BROWSER, /@long/] : WHOLE_BROWSER,
    },
    { name: 'whole browser', use: launch(chromium), testIgnore: IGNORED, grep: WHOLE_BROWSER },
  ],
})
