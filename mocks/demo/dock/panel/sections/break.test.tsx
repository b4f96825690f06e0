import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPanel } from '../../testing/show-panel.tsx'
import { createTestServices } from '../../testing/test-services.ts'

it('raises the latency by 500 ms with Page Up, and screen readers hear the unit', async () => {
  const services = await createTestServices()
  showPanel(services, 'Break', 'Connection')
  const slider = screen.getByRole('slider', { name: /^Latency/ })
  fireEvent.keyDown(slider, { key: 'PageUp' })
  await waitFor(() => expect(services.bank.network.latency).toBe(500))
  expect(slider.ariaValueText).toBe('500 ms')
})
