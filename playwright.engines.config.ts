import { defineConfig } from '@playwright/test'
import { ENGINES } from './e2e/engines/drivers/driver.ts'
import type { WorkerFixtures } from './e2e/engines/walk.ts'

/** Playwright only runs and reports: the browsers are those of the machine, steered by `e2e/engines/drivers`. */
export default defineConfig<object, WorkerFixtures>({
  testDir: 'e2e/engines',
  testMatch: '*.walk.ts',
  globalSetup: './e2e/engines/set-up.ts',
  fullyParallel: true,
  workers: 2,
  // The engines' protocols lose a command now and then: a walk that passed only when repeated is named, and passes.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  timeout: 90_000,
  projects: ENGINES.map((name) => ({ name, use: { engineName: name } })),
})
