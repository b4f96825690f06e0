import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createConsole } from '../console.ts'
import { createPresentation } from '../presentation.ts'
import { createTestBank } from '../testing/test-bank.ts'
import { createHonestySwitch } from './honesty-switch.ts'
import { Panel } from './panel.tsx'
import { StageContext } from './stage.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

async function open() {
  const { bank, storage } = await createTestBank()
  const stage = {
    bank,
    corridor: createConsole(bank),
    basePath: '/',
    presentation: createPresentation(storage, '/', () => undefined),
    requests: bank.requests,
    honesty: createHonestySwitch(),
    command: async () => undefined,
    alone: false,
    hide: () => undefined,
  }
  render(
    <StageContext value={stage}>
      <Panel onClose={() => undefined} />
    </StageContext>,
  )
  return stage
}

it('shows its other tabs where one cannot be drawn, and leads back to the first', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { presentation } = await open()
  vi.spyOn(presentation, 'brand').mockImplementation(() => {
    throw new Error('no brand')
  })
  fireEvent.click(screen.getByRole('tab', { name: 'Brand' }))
  expect(screen.getByRole('alert').textContent).toContain('This tab could not be shown.')
  fireEvent.click(screen.getByRole('tab', { name: 'Clock' }))
  expect(screen.getByRole('button', { name: 'Next event' })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Brand' }))
  fireEvent.click(screen.getByRole('button', { name: 'Back to the first tab' }))
  expect(screen.getByRole('tab', { name: 'Story' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('heading', { name: 'Stories' })).toBeTruthy()
})
