import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { stubBank } from '../../testing/stub-bank.ts'
import { useOnDemand } from './use-on-demand.ts'

const Drawer = ({ isOpen }: { isOpen: boolean }) => <p>{isOpen ? 'It is open' : 'It is closed'}</p>
const load = vi.fn<() => Promise<typeof Drawer>>()

function Page() {
  const { Overlay, isOpen, open, close } = useOnDemand(load)
  return (
    <>
      <button onClick={open}>Open</button>
      <button onClick={close}>Close</button>
      {Overlay && <Overlay isOpen={isOpen} />}
    </>
  )
}

test('loads with the first press, says that it could not, and tries again with the next one', async () => {
  stubBank({})
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Drawer)
  const { person } = openPage(<Page />)
  expect(load).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('This could not be opened')
  expect(screen.queryByText(/^It is/)).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('It is open')
  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('It is closed')).toBeTruthy()
  // The code is here: the press after this one already meets what has opened.
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByText('It is open')).toBeTruthy()
})
