import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showPanel } from '../testing/show-panel.tsx'
import { createTestServices } from '../testing/test-services.ts'

it('says that no tab has opened for another room when the press is too long ago', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const activation = { isActive: false }
  Object.assign(navigator, { userActivation: activation })
  showPanel(await createTestServices(), 'Scene', 'Scene')
  await userEvent.type(screen.getByRole('textbox', { name: 'Room' }), 'tamar')
  await userEvent.click(screen.getByRole('button', { name: 'Show this' }))
  expect(await screen.findByText('No tab has opened. Press “Show this” again.')).toBeTruthy()
  expect(opened).not.toHaveBeenCalled()
  activation.isActive = true
  await userEvent.click(screen.getByRole('button', { name: 'Show this' }))
  expect(await screen.findByText('Opened in the room “tamar”.')).toBeTruthy()
  expect(opened).toHaveBeenCalledWith(expect.stringContaining('room=tamar'), '_blank', 'noopener')
})
