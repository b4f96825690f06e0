import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DockContext } from '../../dock-context.ts'
import { createTestServices } from '../../testing/test-services.ts'
import { saveFile } from '../files.ts'
import { FoldContext } from '../kit.tsx'
import { LatestResult, RunProvider } from '../run.tsx'
import { ToursSection } from './tours.tsx'

vi.mock('../files.ts', () => ({ saveFile: vi.fn<(name: string, text: string) => void>() }))

it('says that an exported tour is saved', async () => {
  render(
    <DockContext value={await createTestServices()}>
      <RunProvider>
        <FoldContext value={{ open: ['Tours'], toggle: () => undefined }}>
          <ToursSection title="Tours" />
        </FoldContext>
        <LatestResult />
      </RunProvider>
    </DockContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Export A lost card' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(saveFile).toHaveBeenCalledWith('lost-card.tour.json', expect.stringContaining('A lost card'))
})
