import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { stubBank } from '../../testing/stub-bank.ts'
import { SideNavigation } from './side-navigation.tsx'

function Page() {
  const [open, setOpen] = useState(true)
  return <SideNavigation drawerOpen={open} onClose={() => setOpen(false)} />
}

test('the page is free for the focus before the drawer has moved out', async () => {
  stubBank()
  const { container, person } = openPage(<Page />)
  expect(container.ariaHidden).toBe('true')
  await person.click(screen.getByRole('link', { name: 'Dashboard' }))
  expect(container.ariaHidden).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Navigation', hidden: true })).toBeTruthy()
})
