import { test as base } from '@playwright/test'
import { serve, type Host } from '../../.ci/serve.mjs'
import { DIST, MOUNT } from '../support/test.ts'
import { App } from './app.ts'
import { startFirefox } from './firefox.ts'
import type { Device, Engine } from './tab.ts'
import { startWebKit } from './webkit.ts'

export { expect } from '@playwright/test'

type Size = readonly [width: number, height: number]
export const DESKTOP: Size = [1440, 900]
export const PHONE: Size = [390, 844]

const START = { firefox: startFirefox, webkit: startWebKit }

export interface Options {
  engine: keyof typeof START
  refusesStorage: boolean
}

type OfWorker = Options & { started: Engine }

interface Fixtures {
  host: Host
  device: Device
  otherDevice: Device
  app: App
}

export async function openTab(device: Device, host: Host): Promise<App> {
  const tab = await device.newTab()
  await tab.resize(...DESKTOP)
  return new App(tab, host)
}

async function start({ engine, refusesStorage }: Options, use: (started: Engine) => Promise<void>): Promise<void> {
  const started = await START[engine](refusesStorage)
  await use(started)
  await started.close()
}

async function openDevice({ started }: OfWorker, use: (device: Device) => Promise<void>): Promise<void> {
  const device = await started.newDevice()
  await use(device)
  await device.close()
}

/** A test with a host and a device of its own, in the engine of its project. */
export const test = base.extend<Fixtures, OfWorker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  refusesStorage: [false, { option: true, scope: 'worker' }],
  started: [start, { scope: 'worker' }],
  // Playwright reads from this pattern that the fixture needs no other.
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await serve({ directory: DIST, mount: MOUNT })
    await use(host)
    await host.close()
  },
  device: openDevice,
  otherDevice: openDevice,
  app: async ({ device: own, host }, use, info) => {
    const app = await openTab(own, host)
    await use(app)
    if (info.error) await app.tab.screenshot(info.outputPath('screen.png')).catch(() => undefined)
  },
})
