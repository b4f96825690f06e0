import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OVERLAYS } from '../../../src/routing/overlay.ts'
import { paths, routeOf } from '../../../src/routing/paths.ts'
import { readShareLink } from '../links/share-link.ts'
import { isRoomName } from '../rooms/rooms.ts'
import { beforeScreen } from './map-open.ts'
import { SCREENS, screens } from './map-screens.ts'
import { pictureOf, screenFragment, screenRoom, variantsOf } from './screen.ts'

const names = Object.keys(screens)
const addresses = Object.values(screens).map(({ path }) => path)
const routes = new Set(addresses.map((path) => routeOf(`/${path.split('?')[0] ?? ''}`, '/')))

it.each(Object.values(paths))('has the page %s', (path) => {
  expect(routes).toContain(path)
})

it.each(OVERLAYS.filter((overlay) => overlay !== 'account'))('has the overlay %s of the address', (overlay) => {
  expect(addresses.some((path) => new RegExp(`[?&]${overlay}\\b`).test(path))).toBe(true)
})

describe('what the sources hold', () => {
  const SRC = 'src/'
  const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(app|features)\/.*(?<!test)\.tsx$/.test(file.replaceAll('\\', '/')))
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(SRC + file, 'utf8') }))

  const tabs = sources
    .filter(({ text }) => text.includes('<AddressTabs'))
    .flatMap(({ text }) => [...text.matchAll(/\{ id: '([\w-]+)', label:/g)].slice(1).map(([, id = '']) => id))

  it.each(tabs)('has the tab %s', (tab) => {
    expect(addresses.some((path) => path.endsWith(`?tab=${tab}`))).toBe(true)
  })

  type Name = { [Group in keyof typeof SCREENS]: keyof (typeof SCREENS)[Group] }[keyof typeof SCREENS]
  /** Where each file with a dialog or sheet is shown. */
  const SHOWN: Readonly<Record<string, Name | undefined>> = {
    'app/commands/palette.tsx': 'palette',
    'app/commands/shortcuts-help.tsx': 'shortcuts',
    'app/shell/navigation-drawer.tsx': 'navigation',
    'features/accounts/account-sheet.tsx': 'account-details',
    'features/accounts/add-funds-sheet.tsx': 'add-funds',
    'features/accounts/create-account-dialog.tsx': 'account-new',
    'features/accounts/statement-dialog.tsx': 'statement',
    // Only in another site's frame.
    'features/auth/email-verification/ask-email-dialog.tsx': undefined,
    'features/auth/sign-in/forgot-password-dialog.tsx': 'sign-in-forgot',
    'features/auth/sign-up/agreement.tsx': 'sign-up-terms',
    'features/business-verification/directors/add-director-dialog.tsx': 'verification-new-director',
    'features/business-verification/owners/add-owner-dialog.tsx': 'verification-new-owner',
    'features/business-verification/owners/owner-details-dialog.tsx': 'verification-owner',
    'features/cards/card-details-dialog.tsx': 'card-details',
    'features/cards/limits-dialog.tsx': 'card-limits',
    'features/cards/new-card-dialog.tsx': 'card-new',
    'features/cards/spend-sheet.tsx': 'card-transactions',
    'features/dashboard/analytics-sheet.tsx': 'analytics',
    'features/payments/details/payment-sheet.tsx': 'payment',
    'features/payments/new-payment/new-payment-dialog.tsx': 'payment-new',
    'features/settings/compliance/compliance-tab.tsx': 'settings-document',
    'features/settings/users/users-tab.tsx': 'settings-invite',
  }
  const DIALOG = /<(?:Plain|Form)?Dialog\b|<Sheet\b|<Drawer\b|<SwipeableDrawer\b/
  const dialogs = sources.filter(({ text }) => DIALOG.test(text)).map(({ file }) => file)

  it('has an entry for each file with a dialog or sheet', () => {
    expect(dialogs.toSorted()).toEqual(Object.keys(SHOWN))
  })
})

it.each(names)('has a link that opens %s', (name) => {
  const screen = screens[name]
  if (!screen) throw new Error('There is no such screen')
  const read = readShareLink(screenFragment(name, screen, { room: screenRoom(name) }))
  expect(read).toMatchObject({ kind: 'link', link: { screen: name, scenario: screen.scenario ?? 'established' } })
})

it('gives each screen a room of its own', () => {
  const rooms = names.map(screenRoom)
  expect(new Set(rooms).size).toBe(names.length)
  expect(rooms.filter((room) => !isRoomName(room))).toEqual([])
})

it('each screen has its pictures, none is left over, and all take at most 1400 KiB', () => {
  const folder = 'mocks/demo/map/pictures/'
  const wanted = Object.entries(screens).flatMap(([name, screen]) => variantsOf(screen).map((v) => pictureOf(name, v)))
  const there = readdirSync(folder)
  expect(there.toSorted()).toEqual(wanted.toSorted())
  expect(there.reduce((sum, file) => sum + statSync(folder + file).size, 0)).toBeLessThan(1400 * 1024)
})

it('refuses a screen that it does not know', () => {
  expect(() => beforeScreen('toString')).toThrow('its screen is not known')
})
