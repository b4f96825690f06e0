import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { passesFocusOn } from './focus.ts'

/** Goes away when it is pressed. */
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

async function pressed(name: string, content: ReactNode): Promise<string | null | undefined> {
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

test('a row that goes leaves the focus to the next one, and the last to the one before', async () => {
  expect(await pressed('one', rows)).toBe('two')
  await userEvent.click(screen.getByRole('button', { name: 'three' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'two' }))
  await userEvent.click(screen.getByRole('button', { name: 'two' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rows' }))
})

test('what goes within a row leaves the focus in that row', async () => {
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
  expect(await pressed('Remove', row)).toBe('Upload')
})

test('a section has its search field for it, or else its heading', async () => {
  const searched = (
    <section>
      <h2>Payments</h2>
      <input type="search" aria-label="Search" />
      <Once name="Clear" />
    </section>
  )
  expect(await pressed('Clear', searched)).toBe('Search')
  cleanup()
  const plain = (
    <section>
      <h2>Keys</h2>
      <Once name="Hide" />
    </section>
  )
  expect(await pressed('Hide', plain)).toBe('Keys')
})

test('outside of any section the heading of the page is the way on', async () => {
  expect(await pressed('Dismiss', <Once name="Dismiss" />)).toBe('Page')
})

test('where nothing is around, the focus goes back to where it was before', async () => {
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

test('what goes without the focus takes it from nobody', async () => {
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
