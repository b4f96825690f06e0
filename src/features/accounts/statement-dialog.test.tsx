import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listPayments } from '../../contract/payments.ts'
import { openPage } from '../../testing/open-page.tsx'
import { reply, stubBank } from '../../testing/stub-bank.ts'
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

function open(payments: () => unknown) {
  stubBank({ 'GET /api/payments': payments })
  openPage(
    <>
      <Behind />
      <StatementOverlay value="GBP" onClose={() => undefined} />
    </>,
  )
}

test('a half-filled form outlives a reading that fails, as long as the payments are known', async () => {
  let readings = 0
  open(() => ((readings += 1) === 1 ? [] : reply(500, 'Down')))
  await userEvent.selectOptions(await screen.findByLabelText('Format'), 'csv')
  const behind = await screen.findByText('known, well')
  behind.click()
  await waitFor(() => expect(behind.textContent).toBe('known, failed'))
  expect(screen.getByLabelText('Format')).toHaveProperty('value', 'csv')
})

test('without any payments the dialog says why, and reads them again', async () => {
  let readings = 0
  open(() => ((readings += 1) === 1 ? reply(500, 'Down') : []))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Format')).toBeTruthy()
})
