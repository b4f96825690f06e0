import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOpenOverlay } from '../routing/overlay-opener.tsx'
import { openPage } from '../testing/open-page.tsx'
import { stubBank } from '../testing/stub-bank.ts'
import { Commands } from './commands/commands.tsx'
import { Overlays } from './overlays.tsx'
import { Notifications } from './shell/notifications.tsx'

const onItsWay = vi.hoisted(() => () => new Promise<never>(() => undefined))
vi.mock('../features/accounts/add-funds-sheet.tsx', onItsWay)
vi.mock('./commands/palette.tsx', onItsWay)
vi.mock('./shell/notification-list.tsx', onItsWay)

function AddFunds() {
  const open = useOpenOverlay()
  return <button onClick={() => open('fund')}>Add Funds</button>
}

test.each([/Add Funds/, /Search/, /Notifications, 3 new/])(
  'says that %s opens while its code is on the way',
  async (name) => {
    stubBank({})
    const { person } = openPage(
      <>
        <AddFunds />
        <Commands />
        <Notifications />
        <Overlays />
      </>,
    )
    expect(screen.queryByRole('status', { name: 'Opening' })).toBeNull()
    await person.click(screen.getByRole('button', { name }))
    await screen.findByRole('status', { name: 'Opening' })
  },
)
