import { defineConfig } from '@playwright/test'
import type { Options } from './e2e/engines/test.ts'

/** Playwright only runs and reports: the browsers are those of the machine, see `e2e/engines`. */
export default defineConfig<Options>({
  testDir: 'e2e/engines',
  // Beside what the tests in Chromium leave, which says why one of them passed only when repeated.
  outputDir: 'test-results/engines',
  globalSetup: './e2e/engines/set-up.ts',
  fullyParallel: true,
  // One more than processors, because a test waits for a third of its time.
  workers: 3,
  // The engines' protocols lose a command now and then: a test that passed only when repeated is named, and passes.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  timeout: 90_000,
  projects: (['firefox', 'webkit'] as const).map((name) => ({ name, use: { engine: name } })),
})
