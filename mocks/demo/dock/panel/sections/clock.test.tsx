import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPanel } from '../../testing/show-panel.tsx'
import { createTestServices } from '../../testing/test-services.ts'

it('says how far the clock was moved', async () => {
  showPanel(await createTestServices(), 'Drive', 'Clock')
  for (const [name, said] of [
    ['Next event', 'Moved on to the next event.'],
    ['+1 hour', 'Moved on by one hour.'],
    ['+1 day', 'Moved on by one day.'],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(said)).toBeTruthy()
  }
})
