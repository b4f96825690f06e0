import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showsOnWhite } from '../../brand/usable-logo.ts'
import { ChosenLogo } from './chosen-logo.tsx'

vi.mock('../../brand/usable-logo.ts', () => ({ showsOnWhite: vi.fn<() => Promise<boolean>>() }))

it('says that a white logo will not be seen on the pages', async () => {
  vi.mocked(showsOnWhite).mockResolvedValue(false)
  render(<ChosenLogo logo="data:image/png;base64,white" />)
  expect(await screen.findByText(/nearly white/)).toBeTruthy()
})

it('says nothing of a dark one', async () => {
  vi.mocked(showsOnWhite).mockResolvedValue(true)
  render(<ChosenLogo logo="data:image/png;base64,dark" />)
  await waitFor(() => expect(showsOnWhite).toHaveBeenCalledWith('data:image/png;base64,dark'))
  expect(screen.queryByText(/nearly white/)).toBeNull()
})
