import Dialog from '@mui/material/Dialog'
import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router'
import { expect, test, vi } from 'vitest'
import { usePageArrival } from './page-arrival.ts'

function Heading({ title, text = title }: { title: string; text?: string }) {
  return (
    <h1 ref={usePageArrival(title)} tabIndex={-1}>
      {text}
    </h1>
  )
}

const announced = () => document.getElementById('announcements')?.textContent

/** A page, which is another one with another title, with the search in front of it or not. */
const visit = (title: string, searching = false) => (
  <>
    <Heading key={title} title={title} />
    {searching && (
      <Dialog open>
        <input aria-label="Search" />
      </Dialog>
    )}
  </>
)

test('focuses the heading of a page that is arrived at, unless a dialog is open', () => {
  const { rerender } = render(visit('Dashboard'), { wrapper: MemoryRouter })
  expect(document.activeElement).toBe(document.body)
  rerender(visit('Cards'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cards' }))
  rerender(visit('Cards', true))
  const search = screen.getByRole('textbox', { name: 'Search' })
  search.focus()
  rerender(visit('Payments', true))
  expect(document.title).toBe('Payments · Corridor')
  expect(announced()).toBe('Payments')
  expect(document.activeElement).toBe(search)
})

test('focuses the heading when going back also closes a dialog', async () => {
  const { rerender } = render(visit('Payments'), { wrapper: MemoryRouter })
  screen.getByRole('heading', { name: 'Payments' }).focus()
  rerender(visit('Payments', true))
  // The router shows the other page first; then the dialog closes.
  rerender(visit('Dashboard', true))
  rerender(visit('Dashboard'))
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' }))
})

test('announces a page only when its focused heading does not name it', () => {
  const { rerender } = render(<Heading title="Dashboard" text="Welcome back" />, { wrapper: MemoryRouter })
  rerender(<Heading key="again" title="Dashboard" text="Welcome back" />)
  expect(announced()).toBe('Dashboard')
  rerender(<Heading key="cards" title="Cards" />)
  expect(announced()?.trim()).toBe('')
})

function Payments() {
  const navigate = useNavigate()
  return (
    <>
      <Heading title="Payments" />
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

function Dashboard() {
  return (
    <>
      <Heading title="Dashboard" />
      <Link to="/payments">View all</Link>
    </>
  )
}

test('shows a page that a link leads to from its top, and leaves going back to the browser', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Dashboard />} />
        <Route path="/payments" element={<Payments />} />
      </Routes>
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'View all' }))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  expect(scrollTo).toHaveBeenCalledOnce()
})
