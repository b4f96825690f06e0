import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DockContext } from '../../dock-context.ts'
import { createTestServices } from '../../testing/test-services.ts'
import { FoldContext } from '../kit.tsx'
import { LatestResult, RunProvider } from '../run.tsx'
import { ClockSection } from './clock.tsx'

it('says how far the clock was moved', async () => {
  render(
    <DockContext value={await createTestServices()}>
      <RunProvider>
        <FoldContext value={{ open: ['Clock'], toggle: () => undefined }}>
          <ClockSection title="Clock" />
        </FoldContext>
        <LatestResult />
      </RunProvider>
    </DockContext>,
  )
  for (const [name, said] of [
    ['Next event', 'Moved on to the next event.'],
    ['+1 hour', 'Moved on by one hour.'],
    ['+1 day', 'Moved on by one day.'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(said)).toBeTruthy()
  }
})
