import Dialog from '@mui/material/Dialog'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePageArrival } from './page-arrival.ts'

function Heading({ title }: { title: string }) {
  return (
    <h1 ref={usePageArrival(title)} tabIndex={-1}>
      {title}
    </h1>
  )
}

/** A page, which is another one with another title, with the search in front of it or not. */
const visit = (title: string, searching = false) => (
  <>
    <Heading key={title} title={title} />
    <Dialog open={searching}>
      <input aria-label="Search" />
    </Dialog>
  </>
)

test('focuses the heading of a page that is arrived at, unless a dialog was opened on the way', () => {
  const { rerender } = render(visit('Dashboard'))
  expect(document.activeElement).toBe(document.body)
  rerender(visit('Cards'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cards' }))
  rerender(visit('Cards', true))
  const search = screen.getByRole('textbox', { name: 'Search' })
  search.focus()
  rerender(visit('Payments', true))
  expect(document.title).toBe('Payments · Corridor')
  expect(document.activeElement).toBe(search)
})
