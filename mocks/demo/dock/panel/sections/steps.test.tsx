import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { DockContext } from '../../dock-context.ts'
import { createTestServices } from '../../testing/test-services.ts'
import { Panel } from '../panel.tsx'
import { RunProvider } from '../run.tsx'

beforeEach(() => sessionStorage.clear())

it('isolates what was done, so that a name from right to left at its end does not move the time', async () => {
  sessionStorage.setItem('corridor:dock-place', JSON.stringify({ place: 'Drive', open: ['Steps'] }))
  const services = await createTestServices()
  await services.corridor.advance('1h')
  render(
    <DockContext value={services}>
      <RunProvider>
        <Panel onClose={() => undefined} />
      </RunProvider>
    </DockContext>,
  )
  const [latest] = await services.corridor.history()
  const shown = await screen.findByText(latest?.text ?? '')
  expect(shown.tagName).toBe('BDI')
})
