import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { loadedWhenOpen, preloadWhatOpens } from '../ui/loaded-when-open.tsx'
import { PageBoundary } from './page-boundary.tsx'

const Dialog = () => <p role="dialog">Here</p>

function Page({ Opened }: { Opened: ComponentType }) {
  const [open, setOpen] = useState(false)
  return open ? <Opened /> : <button onClick={() => setOpen(true)}>Open</button>
}

test('the code is fetched when it is first opened, and only then', async () => {
  const load = vi.fn<() => Promise<ComponentType<{ open: boolean }>>>().mockResolvedValue(Dialog)
  const { LoadedWhenOpen } = loadedWhenOpen(load)
  const { rerender } = render(<LoadedWhenOpen open={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<LoadedWhenOpen open />)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('what was fetched ahead is there in the same moment', async () => {
  const { LoadedWhenOpen } = loadedWhenOpen(() => Promise.resolve(Dialog))
  await preloadWhatOpens()
  render(<LoadedWhenOpen />)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('code that cannot be fetched is said where the page is, and trying again fetches again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<typeof Dialog>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Dialog)
  const { LoadedWhenOpen } = loadedWhenOpen(load)
  render(
    <MemoryRouter>
      <PageBoundary>
        <Page Opened={LoadedWhenOpen} />
      </PageBoundary>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
