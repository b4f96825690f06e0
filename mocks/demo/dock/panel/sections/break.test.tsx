import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPanel } from '../../testing/show-panel.tsx'
import { createTestServices } from '../../testing/test-services.ts'

it('changes the latency in large steps with Page Up', async () => {
  const services = await createTestServices()
  showPanel(services, 'Break', 'Connection')
  fireEvent.keyDown(screen.getByRole('slider', { name: /^Latency/ }), { key: 'PageUp' })
  await waitFor(() => expect(services.bank.network.latency).toBe(500))
})
