import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'
import { stubBank } from '../testing/stub-bank.ts'
import { Commands } from './commands/commands.tsx'
import { Overlays } from './overlays.tsx'
import { Notifications } from './shell/notifications.tsx'

const blocked = vi.hoisted(() => () => {
  throw new Error('The file is blocked')
})
vi.mock('../features/dashboard/analytics-sheet.tsx', blocked)
vi.mock('./commands/palette.tsx', blocked)
vi.mock('./shell/notification-list.tsx', blocked)

// React reports a caught error to the console.
vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => vi.unstubAllGlobals())

const page = (
  <>
    <h1>Dashboard</h1>
    <Commands />
    <Notifications />
    <Overlays />
  </>
)

test('says that a sheet could not be loaded, closes it and keeps the page', async () => {
  stubBank({})
  const { address } = openPage(page, { at: '/?analytics=' })
  await screen.findByText('This could not be opened')
  await waitFor(() => expect(address()).toBe('/'))
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy()
})

test.each(['Search', 'Notifications, 3 new'])('says that "%s" could not be loaded', async (name) => {
  stubBank({})
  const { person } = openPage(page)
  await person.click(screen.getByRole('button', { name: new RegExp(name) }))
  await screen.findByText('This could not be opened')
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy()
})
