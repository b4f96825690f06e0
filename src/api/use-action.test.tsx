import { act, renderHook, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAccount, listAccounts } from '../contract/accounts.ts'
import { lateAnswer, reply, stubBank } from '../testing/stub-bank.ts'
import { onToast } from '../toast.ts'
import { useAction } from './use-action.ts'
import { SWR_OPTIONS, useEndpoint } from './use-endpoint.ts'

const body = { currency: 'GBP', type: 'dedicated', label: '', iban: 'GB29CRDR04007520418830', bic: 'CRDRGB2L' } as const

const ACCOUNT = { ...body, id: 'a', current: 0, reserved: 0, available: 0 }

const rendered = () =>
  renderHook(
    () => ({
      accounts: useEndpoint(listAccounts),
      action: useAction(createAccount, { refreshes: [listAccounts], failure: 'silent' }),
    }),
    {
      wrapper: ({ children }) => (
        <SWRConfig value={{ ...SWR_OPTIONS, provider: () => new Map() }}>{children}</SWRConfig>
      ),
    },
  )

test('a call during another one is not sent, and gets the answer of the first', async () => {
  const bank = stubBank({ 'GET /api/accounts': [], 'POST /api/accounts': reply(201, ACCOUNT) })
  const { result } = rendered()
  const { run } = result.current.action
  const outcomes = await act(() => Promise.all([run({ body }), run({ body }), run({ body })]))
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(bank.calls.filter(({ call }) => call === 'POST /api/accounts')).toHaveLength(1)
})

test('a list is read again after a success, and not after a refusal', async () => {
  const bank = stubBank({ 'GET /api/accounts': [], 'POST /api/accounts': reply(422, 'No') })
  const { result } = rendered()
  const reads = () => bank.calls.filter(({ call }) => call === 'GET /api/accounts').length
  await act(() => result.current.action.run({ body }))
  expect(reads()).toBe(1)
  bank.answer('POST /api/accounts', reply(201, ACCOUNT))
  await act(() => result.current.action.run({ body }))
  expect(reads()).toBe(2)
})

test('a success does not wait for ever for a list', async () => {
  const bank = stubBank({ 'GET /api/accounts': [], 'POST /api/accounts': reply(201, ACCOUNT) })
  const { result } = rendered()
  await waitFor(() => expect(result.current.accounts.data).toEqual([]))
  bank.answer('GET /api/accounts', lateAnswer().answer)
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const outcome = vi.fn<(outcome: unknown) => void>()
  await act(async () => {
    void result.current.action.run({ body }).then(outcome)
    await vi.advanceTimersByTimeAsync(1900)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
  })
  expect(outcome).toHaveBeenCalledWith({ ok: true, reply: ACCOUNT })
  expect(result.current.action.busy).toBe(false)
})

test('an error is removed when a call is tried again', async () => {
  stubBank({ 'GET /api/accounts': [], 'POST /api/accounts': reply(422, 'No') })
  const { result } = rendered()
  let cleared = 0
  const stop = onToast(
    () => undefined,
    () => (cleared += 1),
  )
  await act(() => result.current.action.run({ body }))
  stop()
  expect(cleared).toBe(1)
})

test.each([
  ['an outage', reply(502, '')],
  ['an answer that cannot be read', reply(201, '<html></html>')],
])('a list is read again after %s, when the call may have been carried out', async (_, answer) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const bank = stubBank({ 'GET /api/accounts': [], 'POST /api/accounts': answer })
  const { result } = rendered()
  await act(() => result.current.action.run({ body }))
  expect(bank.calls.filter(({ call }) => call === 'GET /api/accounts')).toHaveLength(2)
})
