import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { stubBank, UNAUTHORIZED } from '../testing/stub-bank.ts'
import { App } from './app.tsx'
import { loadPage } from './pages.ts'

const code = vi.hoisted(() => ({ arrive: undefined as (() => void) | undefined }))
vi.mock('../features/auth/sign-up/sign-up-page.tsx', async (original) => {
  await new Promise<void>((resolve) => {
    code.arrive = resolve
  })
  return original()
})

test('keeps the page that is left until the code of the next one has come, and says that it opens', async () => {
  stubBank({ 'GET /api/user': UNAUTHORIZED })
  await loadPage('/auth')
  render(
    <MemoryRouter initialEntries={['/auth']}>
      <App />
    </MemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Create one here' }))
  await vi.waitFor(() => expect(code.arrive).toBeDefined())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Sign in/)
  expect(screen.getByRole('status', { name: 'Opening' })).toBeTruthy()
  await act(async () => code.arrive?.())
  expect((await screen.findByRole('heading', { level: 1, name: /account/i })).textContent).not.toMatch(/^Sign in/)
  expect(screen.queryByRole('status', { name: 'Opening' })).toBeNull()
})
