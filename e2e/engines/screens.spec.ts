import { SCREENS, screens } from '../../mocks/demo/map/map-screens.ts'
import { screenFragment } from '../../mocks/demo/map/screen.ts'
import { button, field } from './app.ts'
import type { Query } from './in-page.ts'
import { DESKTOP, PHONE, expect, test } from './test.ts'

/** Every page, tab and dialog of the map. */
const isLooked = (name: string) => {
  const { steps, fault, inbox, dialog } = screens[name] ?? {}
  return !inbox && !fault && (dialog === true || !steps)
}

for (const [group, ofGroup] of Object.entries(SCREENS)) {
  const names = Object.keys(ofGroup).filter(isLooked)
  if (names.length === 0) continue
  test(`${group}: a press in the middle of each control meets it, wide and on a phone`, async ({ app }) => {
    test.setTimeout(30_000 + names.length * 15_000)
    for (const name of names) {
      const screen = screens[name]
      if (!screen) continue
      for (const size of screen.only === 'phone' ? [PHONE] : [DESKTOP, PHONE]) {
        await app.tab.resize(...size)
        await app.until('the page has that width', async () => (await app.run(() => innerWidth)) !== size[0])
        if (size === DESKTOP || screen.only === 'phone') {
          await app.tab.goto('about:blank')
          await app.tab.goto(`${app.host.url}${screen.path}#${screenFragment(name, screen, { dock: 'off' })}`)
          await app.until(
            name,
            async () => (await app.run(() => document.documentElement.dataset.screenShown)) !== name,
          )
        }
        await app.allCanBePressed(`${name}, ${size[0]} px`)
      }
    }
  })
}

/** What is seen of a date field: whether it is drawn as empty, and how many pixels it lacks for its day or pattern. */
function lookAt(meant: Query) {
  const element = window.inPage.find(meant)[0]
  const around = element?.parentElement
  if (!element || !around) throw new Error('There is no such field')
  const given = element.offsetWidth
  element.style.cssText = 'width: auto; min-width: max-content; flex: none'
  const needed = element.offsetWidth
  element.style.cssText = ''
  const outside = around.getBoundingClientRect().right - document.documentElement.clientWidth
  return {
    // By a rule of the theme, which hides today's date: WebKit draws it in pale blue.
    isEmpty: element.matches('[value=""]:not(:focus)') && getComputedStyle(element, '::before').content !== 'none',
    lacks: Math.max(0, needed - given, outside),
  }
}

for (const [path, opener, address] of [
  ['/payments', 'Filters', '?from=2026-05-05&to=2026-05-05'],
  ['/settings?tab=audit-log', 'Filter', '?tab=audit-log'],
] as const)
  test(`the days in the filters of ${path} are shown whole on a phone, and kept as they are typed`, async ({ app }) => {
    await app.tab.resize(...PHONE)
    await app.open(path)
    await app.click(button(opener))
    for (const label of ['From', 'To']) {
      await app.see(field(label))
      expect(await app.run(lookAt, field(label)), label).toEqual({ isEmpty: true, lacks: 0 })
      await app.typeFifthOfMay(label, '2026')
    }
    await app.click(field('To'))
    expect(await app.run(lookAt, field('From'))).toEqual({ isEmpty: false, lacks: 0 })
    await expect.poll(() => app.run(() => location.search)).toBe(address)
    await app.seeValue('From', '2026-05-05')
  })
