import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { mutate } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { QUEUED_PAYMENT, SARAH } from '../testing/rows.ts'
import { stubBank, UNAUTHORIZED } from '../testing/stub-bank.ts'
import { App } from './app.tsx'
import { loadPage } from './pages.ts'
import type * as PreloadLists from './preload-lists.ts'

// A busy machine may take longer than the page waits.
vi.mock('./preload-lists.ts', async (original) => ({
  ...(await original<typeof PreloadLists>()),
  untilAnswered: (answers: Promise<unknown>) => answers,
}))

beforeEach(async () => {
  await mutate(() => true, undefined)
  await loadPage('/')
})

test('a sign-in opens the dashboard with its figures, without a skeleton', async () => {
  stubBank({
    'GET /api/user': UNAUTHORIZED,
    'POST /api/login': SARAH,
    'GET /api/accounts': [],
    'GET /api/payments': [QUEUED_PAYMENT],
    'GET /api/fx/rates': {},
    'GET /api/organizations': [],
  })
  render(
    <MemoryRouter initialEntries={['/auth']}>
      <App />
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), SARAH.email)
  await user.type(screen.getByLabelText('Password'), 'corridor-demo')
  let hadSkeleton = false
  const watch = new MutationObserver(() => {
    hadSkeleton ||= document.querySelector('main .MuiSkeleton-root') !== null
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText(QUEUED_PAYMENT.beneficiary.name)).toBeTruthy()
  watch.disconnect()
  expect(hadSkeleton).toBe(false)
})
