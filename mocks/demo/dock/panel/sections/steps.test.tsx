import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { showPanel } from '../../testing/show-panel.tsx'
import { createTestServices } from '../../testing/test-services.ts'

beforeEach(() => sessionStorage.clear())

it('isolates what was done, so that a name from right to left at its end does not move the time', async () => {
  const services = await createTestServices()
  await services.corridor.advance('1h')
  showPanel(services, 'Drive', 'Steps')
  const [latest] = await services.corridor.history()
  const shown = await screen.findByText(latest?.text ?? '')
  expect(shown.tagName).toBe('BDI')
})
