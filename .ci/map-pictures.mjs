import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, say } from './project.mjs'
import { openScreens, pictureOf, refuseUnknown, screens, VARIANTS, variantsOf, withScreen } from './screens.mjs'

// `npm run map` takes the pictures that the map shows, and `npm run map -- cards settings` only those of two screens.

const FOLDER = join(ROOT, 'mocks/demo/map/pictures')
/** The deployed folder carries them all. */
const MAX_KIB = 1400
const QUALITY = 30

/** Hides the dock, the mark, and the room that the page makes for the mark. */
const WITHOUT_DOCK = `
  corridor-dock, corridor-mark, html::after { display: none }
  html { --page-inset-bottom: 0px !important }
`

const choices = process.argv.slice(2)
refuseUnknown(choices, Object.keys(screens))
const wanted = Object.entries(screens).filter(([name]) => choices.length === 0 || choices.includes(name))
const { address, launch, close } = await openScreens()
mkdirSync(FOLDER, { recursive: true })
const browser = await launch()
let complete = true
for (const [name, screen] of wanted) {
  const variants = variantsOf(screen)
  for (const kind of ['wide', 'phone']) {
    const [light, dark] = variants.filter((variant) => variant.startsWith(kind))
    if (!light || !dark) continue
    const taken = await withScreen(browser, { address, name, screen, window: VARIANTS[light] }, async (page) => {
      // The dock and its mark lie over every screen; only mails are shown in it.
      if (screen.inbox) await page.locator('corridor-dock iframe').scrollIntoViewIfNeeded()
      else await page.addStyleTag({ content: WITHOUT_DOCK })
      for (const variant of [light, dark]) {
        await page.emulateMedia({ colorScheme: VARIANTS[variant].colorScheme })
        await page.screenshot({
          path: join(FOLDER, pictureOf(name, variant)),
          type: 'webp',
          quality: QUALITY,
          animations: 'disabled',
          caret: 'hide',
        })
      }
    })
    complete &&= taken
  }
}
await browser.close()
await close()

const known = new Set(Object.entries(screens).flatMap(([name, one]) => variantsOf(one).map((v) => pictureOf(name, v))))
for (const file of readdirSync(FOLDER)) if (!known.has(file)) rmSync(join(FOLDER, file))
const files = readdirSync(FOLDER)
const size = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0) / 1024
say(`${files.length} pictures, ${size.toFixed(0)} of ${MAX_KIB} KiB`)
process.exitCode = complete && size <= MAX_KIB ? 0 : 1
