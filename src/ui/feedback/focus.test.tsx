import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { passesFocusOn } from './focus.ts'

/** A button that removes itself when it is clicked. */
function Once({ name, as: Around = 'span', children }: { name: string; as?: 'span' | 'li'; children?: ReactNode }) {
  const [there, setThere] = useState(true)
  return there ? (
    <Around ref={passesFocusOn}>
      {children}
      <button type="button" onClick={() => setThere(false)}>
        {name}
      </button>
    </Around>
  ) : null
}

const Page = ({ children }: { children: ReactNode }) => (
  <main>
    <h1>Page</h1>
    {children}
  </main>
)

/** Clicks a button and returns the name of the element that has the focus afterwards. */
async function focusAfterClick(name: string, content: ReactNode): Promise<string | null | undefined> {
  render(<Page>{content}</Page>)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('button', { name })).toBeNull()
  return document.activeElement?.ariaLabel ?? document.activeElement?.textContent
}

const rows = (
  <section>
    <h2>Rows</h2>
    <ul>
      {['one', 'two', 'three'].map((name) => (
        <Once key={name} name={name} as="li" />
      ))}
    </ul>
  </section>
)

test('removing a row focuses the next row, or the previous one, or the heading', async () => {
  expect(await focusAfterClick('one', rows)).toBe('two')
  await userEvent.click(screen.getByRole('button', { name: 'three' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'two' }))
  await userEvent.click(screen.getByRole('button', { name: 'two' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rows' }))
})

test('removing a button inside a row focuses another control of the row', async () => {
  const row = (
    <ul>
      <li>
        <Once name="Remove" />
        <button type="button" disabled>
          Cannot take it
        </button>
        <button type="button">Upload</button>
      </li>
      <li>
        <button type="button">Next</button>
      </li>
    </ul>
  )
  expect(await focusAfterClick('Remove', row)).toBe('Upload')
})

test('removing a button in a section focuses its search field, or else its heading', async () => {
  const searched = (
    <section>
      <h2>Payments</h2>
      <input type="search" aria-label="Search" />
      <Once name="Clear" />
    </section>
  )
  expect(await focusAfterClick('Clear', searched)).toBe('Search')
  cleanup()
  const plain = (
    <section>
      <h2>Keys</h2>
      <Once name="Hide" />
    </section>
  )
  expect(await focusAfterClick('Hide', plain)).toBe('Keys')
})

test('removing a button outside a section focuses the page heading', async () => {
  expect(await focusAfterClick('Dismiss', <Once name="Dismiss" />)).toBe('Page')
})

test('removing an element outside <main> focuses what was focused before', async () => {
  render(
    <>
      <Page>
        <button type="button">Before</button>
      </Page>
      <Once name="Dismiss">
        <button type="button">Other</button>
      </Once>
    </>,
  )
  screen.getByRole('button', { name: 'Before' }).focus()
  screen.getByRole('button', { name: 'Other' }).focus()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }))
})

const page = (isShown: boolean) => (
  <Page>
    <button type="button">Elsewhere</button>
    {isShown && rows}
  </Page>
)

test('removing an element without the focus does not move the focus', async () => {
  const { rerender } = render(page(true))
  rerender(page(false))
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)

  rerender(page(true))
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  elsewhere.focus()
  rerender(page(false))
  await Promise.resolve()
  expect(document.activeElement).toBe(elsewhere)
})
