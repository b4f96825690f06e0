import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listPayments } from '../../contract/payments.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { StatementOverlay } from './statement-dialog.tsx'

/** The list as the page behind the dialog has it, and its next reading. */
function Behind() {
  const { data, error, mutate } = useEndpoint(listPayments)
  return (
    <button onClick={() => void mutate().catch(() => undefined)}>
      {data ? 'known' : 'unknown'}, {error ? 'failed' : 'well'}
    </button>
  )
}

const open = (payments: () => unknown) =>
  renderPage(
    <>
      <Behind />
      <StatementOverlay value="GBP" onClose={() => undefined} />
    </>,
    { answers: { 'GET /api/payments': payments } },
  )

test('a half-filled form outlives a reading that fails, as long as the payments are known', async () => {
  let readings = 0
  open(() => ((readings += 1) === 1 ? [] : new Response('Down', { status: 500 })))
  await userEvent.selectOptions(await screen.findByLabelText('Format'), 'csv')
  const behind = await screen.findByText('known, well')
  behind.click()
  await waitFor(() => expect(behind.textContent).toBe('known, failed'))
  expect(screen.getByLabelText('Format')).toHaveProperty('value', 'csv')
})

test('without any payments the dialog says why, and reads them again', async () => {
  let readings = 0
  open(() => ((readings += 1) === 1 ? new Response('Down', { status: 500 }) : []))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Format')).toBeTruthy()
})
