import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { showPanel } from '../testing/show-panel.tsx'
import { createTestServices } from '../testing/test-services.ts'

beforeEach(() => sessionStorage.clear())

it('shows each place from its top', async () => {
  showPanel(await createTestServices(), 'Scene', 'Prospect')
  screen.getByRole('tabpanel').scrollTop = 80
  fireEvent.click(screen.getByRole('tab', { name: /^Drive/ }))
  expect(screen.getByRole('tabpanel', { name: 'Drive' }).scrollTop).toBe(0)
})
