import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DockContext } from '../../dock-context.ts'
import { createTestServices } from '../../testing/test-services.ts'
import { Panel } from '../panel.tsx'
import { RunProvider } from '../run.tsx'

it('changes the latency in large steps with Page Up', async () => {
  sessionStorage.setItem('corridor:dock-place', JSON.stringify({ place: 'Break', open: ['Connection'] }))
  const services = await createTestServices()
  render(
    <DockContext value={services}>
      <RunProvider>
        <Panel onClose={() => undefined} />
      </RunProvider>
    </DockContext>,
  )
  fireEvent.keyDown(screen.getByRole('slider', { name: /^Latency/ }), { key: 'PageUp' })
  await waitFor(() => expect(services.bank.network.latency).toBe(500))
})
