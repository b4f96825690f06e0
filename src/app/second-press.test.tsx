import { fireEvent } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { RowMenu } from '../features/dashboard/row-menu.tsx'
import { openPage } from '../testing/open-page.tsx'
import { stubBank } from '../testing/stub-bank.ts'
import { PlainDialog, Sheet } from '../ui/overlays/dialog.tsx'
import { Palette } from './commands/palette.tsx'
import { NavigationDrawer } from './shell/navigation-drawer.tsx'
import { NotificationList } from './shell/notification-list.tsx'

type Close = () => void

/** Presses beside what is open. `detail` is 2 for the second press of a double click. */
function pressBeside(detail: number): void {
  const beside = [...document.querySelectorAll('.MuiBackdrop-root, .MuiDialog-container')].at(-1) ?? document.body
  fireEvent.mouseDown(beside, { detail })
  fireEvent.click(beside, { detail })
}

const card = { open: true, title: 'Card', children: 'Physical' }
const at = { anchor: document.body, label: 'Actions' }

test.each<[string, (onClose: Close) => ReactElement]>([
  ['a dialog', (onClose) => <PlainDialog {...card} onClose={onClose} />],
  ['a sheet', (onClose) => <Sheet {...card} onClose={onClose} />],
  ['the command palette', (onClose) => <Palette onClose={onClose} onHelp={() => undefined} />],
  ['the navigation', (onClose) => <NavigationDrawer open onClose={onClose} />],
  ['the list of notifications', (onClose) => <NotificationList {...at} onClose={onClose} />],
  ['the menu of a row', (onClose) => <RowMenu {...at} actions={[]} onClose={onClose} />],
])('%s closes on a press beside it, but not on the second press of a double click', (_, overlay) => {
  stubBank()
  const onClose = vi.fn<Close>()
  openPage(overlay(onClose))
  pressBeside(2)
  expect(onClose).not.toHaveBeenCalled()
  pressBeside(1)
  expect(onClose).toHaveBeenCalledOnce()
})
