import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubMedia } from '../../testing/media.ts'
import { openPage } from '../../testing/open-page.tsx'
import { stubBank } from '../../testing/stub-bank.ts'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { SideNavigation } from './side-navigation.tsx'

afterEach(() => vi.unstubAllGlobals())

function Page() {
  const [open, setOpen] = useState(true)
  return <NavigationDrawer open={open} onClose={() => setOpen(false)} />
}

test('the page is free for the focus before the drawer has moved out', () => {
  stubBank()
  const { container } = openPage(<Page />)
  expect(container.ariaHidden).toBe('true')
  // Without waiting: on a busy machine the drawer would be gone.
  act(() => screen.getByRole('link', { name: 'Dashboard' }).click())
  expect(container.ariaHidden).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Navigation', hidden: true })).toBeTruthy()
})

test.each([
  [true, 1],
  [false, 0],
])('where the window is wide (%s) it has the column, of %i links to the cards', (wide, links) => {
  stubBank()
  stubMedia(() => wide)
  openPage(<SideNavigation />)
  expect(screen.queryAllByRole('link', { name: 'Cards' })).toHaveLength(links)
})
