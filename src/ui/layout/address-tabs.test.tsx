import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { describe, expect, it } from 'vitest'
import { AddressTabs } from './address-tabs.tsx'

function Back() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

const tabs = [
  { id: 'one', label: 'One', content: 'First' },
  { id: 'two', label: 'Two', content: 'Second' },
  { id: 'three', label: 'Three', content: 'Third' },
]

const Search = () => <output>{useLocation().search}</output>

const show = (...addresses: string[]) =>
  render(
    <MemoryRouter initialEntries={addresses}>
      <AddressTabs param="tab" label="Parts" tabs={tabs} />
      <Back />
      <Search />
    </MemoryRouter>,
  )

describe('AddressTabs', () => {
  it('opens the tab in the address', () => {
    show('/?tab=two')
    expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('Second')
  })

  it('changes tab and address with the arrow keys, Home and End', async () => {
    const person = userEvent.setup()
    show('/')
    await person.click(screen.getByRole('tab', { name: 'One' }))
    await person.keyboard('{ArrowLeft}')
    screen.getByText('Third')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Three' }))
    screen.getByText('?tab=three')
    await person.keyboard('{Home}')
    screen.getByText('First')
    expect(screen.queryByText(/tab=/)).toBeNull()
  })

  it('leaves the way back to where the page was opened', async () => {
    show('/?from', '/?tab=two')
    const person = userEvent.setup()
    await person.click(screen.getByRole('tab', { name: 'Three' }))
    await person.click(screen.getByRole('tab', { name: 'Two' }))
    await person.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('status').textContent).toBe('?from')
  })

  it('ignores keys that scroll the page, and keys with a modifier', async () => {
    const person = userEvent.setup()
    show('/')
    await person.click(screen.getByRole('tab', { name: 'One' }))
    await person.keyboard(
      '{ArrowDown}{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowLeft}{/Meta}{Shift>}{End}{/Shift}',
    )
    expect(screen.getByRole('tabpanel').textContent).toBe('First')
  })

  it('shows the first tab for an unknown name', () => {
    show('/?tab=nonsense')
    expect(screen.getByRole('tabpanel').textContent).toBe('First')
  })
})
