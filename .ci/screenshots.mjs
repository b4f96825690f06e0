import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, say } from './project.mjs'
import { openScreens, refuseUnknown, screens, withScreen } from './screens.mjs'

// `npm run screenshots` takes a picture of every screen in every variant into the ignored folder `screenshots/`.
// `npm run screenshots -- cards settings 390-dark` takes only those two, in that variant.

const FOLDER = join(ROOT, 'screenshots')

const SIZES = [
  { size: '1440', width: 1440, height: 900 },
  { size: '1024', width: 1024, height: 768 },
  { size: '390', width: 390, height: 844 },
  { size: '320', width: 320, height: 640 },
]
const VARIANTS = [
  ...SIZES.flatMap(({ size, ...rest }) =>
    /** @type {const} */ (['light', 'dark']).map((colorScheme) => ({
      name: `${size}-${colorScheme}`,
      ...rest,
      colorScheme,
      text: 16,
    })),
  ),
  // The browser's setting for text twice as large.
  ...SIZES.filter(({ size }) => size === '1440' || size === '390').map(({ size, ...rest }) => ({
    name: `${size}-text`,
    ...rest,
    colorScheme: /** @type {const} */ ('light'),
    text: 32,
  })),
]

const choices = process.argv.slice(2)
const wantedVariants = VARIANTS.filter(({ name }) => choices.includes(name))
const wanted = choices.filter((choice) => Object.hasOwn(screens, choice))
refuseUnknown(choices, [...Object.keys(screens), ...VARIANTS.map(({ name }) => name)])
const { address, launch, close } = await openScreens()
mkdirSync(FOLDER, { recursive: true })

for (const { name: variant, text, ...window } of wantedVariants.length > 0 ? wantedVariants : VARIANTS) {
  const browser = await launch(text)
  for (const [name, screen] of Object.entries(screens)) {
    if ((wanted.length > 0 && !wanted.includes(name)) || (screen.only === 'phone' && window.width >= 640)) continue
    await withScreen(browser, { address, name, screen, window }, (page) =>
      page.screenshot({
        path: join(FOLDER, `${name}-${variant}.png`),
        fullPage: screen.whole ?? false,
        animations: 'disabled',
        caret: 'hide',
      }),
    )
  }
  await browser.close()
  say(`${variant} done`)
}

await close()
