import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PlainDialog, Sheet } from './dialog.tsx'

function OpenedByLink({ Overlay }: { Overlay: typeof PlainDialog }) {
  const [open, setOpen] = useState(true)
  return (
    <main>
      <h1>Cards</h1>
      {open && (
        <Overlay open onClose={() => setOpen(false)} title="Card details">
          Physical
        </Overlay>
      )}
    </main>
  )
}

test.each([
  ['dialog', PlainDialog],
  ['sheet', Sheet],
])('a %s that a link opened leaves the focus at the heading of the page', async (_, Overlay) => {
  render(<OpenedByLink Overlay={Overlay} />)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cards' })))
})
