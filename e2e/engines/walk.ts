import { test as base } from '@playwright/test'
import { serve, type Host } from '../../.ci/serve.mjs'
import { DIST, MOUNT } from '../support/test.ts'
import type { Engine, EngineName, Profile, Size } from './drivers/driver.ts'
import { openEngine } from './drivers/open.ts'
import { Product } from './product.ts'
import { Screen } from './screen/screen.ts'

export { expect } from '@playwright/test'

export const DESKTOP: Size = { width: 1440, height: 900 }
export const PHONE: Size = { width: 390, height: 844 }

interface Fixtures {
  /** `walk.use({ refusesStorage: true })` for a browser that keeps nothing. */
  refusesStorage: boolean
  /** The folder of files that is served. */
  directory: string
  host: Host
  profile: Profile
  product: Product
  /** Another profile of the same engine with one tab, as on another device. */
  elsewhere: () => Promise<Product>
}

export interface WorkerFixtures {
  engineName: EngineName
  engine: Engine
}

/** A test with a host and a browser profile of its own, in the engine of its project. */
export const walk = base.extend<Fixtures, WorkerFixtures>({
  refusesStorage: [false, { option: true }],

  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await openEngine(engineName)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],

  directory: [DIST, { option: true }],
  host: async ({ directory }, use) => {
    const host = await serve({ directory, mount: MOUNT })
    await use(host)
    await host.close()
  },

  profile: async ({ engine, refusesStorage }, use) => {
    const profile = await engine.newProfile({ refusesStorage, size: DESKTOP })
    await use(profile)
    await profile.close()
  },

  product: async ({ engine, host, profile }, use, info) => {
    const tab = await profile.newTab()
    await use(new Product(new Screen(tab, engine.advancesInDates), host))
    if (info.status === info.expectedStatus) return
    const picture = info.outputPath('screen.png')
    await tab.screenshot(picture).catch(() => undefined)
    info.attachments.push({ name: 'screen', path: picture, contentType: 'image/png' })
  },

  elsewhere: async ({ engine, host }, use) => {
    const profiles: Profile[] = []
    await use(async () => {
      const profile = await engine.newProfile({ size: DESKTOP })
      profiles.push(profile)
      return new Product(new Screen(await profile.newTab(), engine.advancesInDates), host)
    })
    for (const profile of profiles) await profile.close()
  },
})
