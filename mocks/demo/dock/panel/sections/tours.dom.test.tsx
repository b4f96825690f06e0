import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showPanel } from '../../testing/show-panel.tsx'
import { createTestServices } from '../../testing/test-services.ts'
import { saveFile } from '../files.ts'

vi.mock('../files.ts', () => ({ saveFile: vi.fn<(name: string, text: string) => void>() }))

it('says that an exported tour is saved', async () => {
  showPanel(await createTestServices(), 'Drive', 'Tours')
  fireEvent.click(await screen.findByRole('button', { name: 'Export A lost card' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(saveFile).toHaveBeenCalledWith('lost-card.tour.json', expect.stringContaining('A lost card'))
})
