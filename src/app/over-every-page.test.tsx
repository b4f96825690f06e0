import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'
import { stubBank } from '../testing/stub-bank.ts'
import { Palette } from './commands/palette.tsx'
import { ShortcutsHelp } from './commands/shortcuts-help.tsx'
import { NavigationDrawer } from './shell/navigation-drawer.tsx'
import { NotificationList } from './shell/notification-list.tsx'

const onClose = vi.fn<() => void>()

test.each([
  ['the search', <Palette key="" onClose={onClose} onHelp={vi.fn<() => void>()} />],
  ['the keyboard shortcuts', <ShortcutsHelp key="" onClose={onClose} />],
  ['the notifications', <NotificationList key="" anchor={document.body} onClose={onClose} />],
  ['the navigation of a phone', <NavigationDrawer key="" open onClose={onClose} />],
])('Back closes %s', (_, overlay) => {
  stubBank()
  onClose.mockClear()
  openPage(overlay)
  expect(onClose).not.toHaveBeenCalled()
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(onClose).toHaveBeenCalledOnce()
})
