import type { Engine, EngineName } from './driver.ts'
import { openChromium, openFirefox } from './puppeteer.ts'
import { openWebKit } from './webkit.ts'

const OPEN: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
}

export const openEngine = (name: EngineName): Promise<Engine> => OPEN[name]()
