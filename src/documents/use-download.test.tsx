import { act, renderHook } from '@testing-library/react'
import { mutate } from 'swr'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { urlOf } from '../api/call.ts'
import { getUser } from '../contract/auth.ts'
import { SARAH } from '../testing/rows.ts'
import { onToast, type ToastMessage } from '../toast.ts'
import { useDownload } from './use-download.ts'

const handed = vi.hoisted(() => [] as unknown[][])
vi.mock('./download.ts', () => ({ downloadFile: (...file: unknown[]) => handed.push(file) }))

async function download(name: string, make: () => Promise<string>) {
  const said: ToastMessage[] = []
  const stop = onToast((toast) => said.push(toast))
  const { result } = renderHook(() => useDownload())
  const handedOver = await act(() => result.current.download({ name, make }))
  stop()
  const texts = said.flatMap(({ description, action }) => [description, ...(action ? [action.label] : [])])
  return { handedOver, said: texts, busy: result.current.busy }
}

test('downloads a file with the media type of its name', async () => {
  expect(await download('payments.csv', async () => 'a,b')).toEqual({ handedOver: true, said: [], busy: false })
  expect(handed).toEqual([['payments.csv', 'a,b', 'text/csv;charset=utf-8']])
})

test.each([
  [
    'its generator could not be loaded',
    new TypeError('Failed to fetch dynamically imported module'),
    'This file could not be prepared. Check your connection and try again.',
  ],
  ['the bank refused its data', new ApiError(401, 'Unauthorized', ''), '401: Unauthorized'],
])('shows an error and is no longer busy when a file fails because %s', async (_, error, sentence) => {
  expect(await download('letter.pdf', () => Promise.reject(error))).toEqual({
    handedOver: false,
    said: [sentence],
    busy: false,
  })
})

test('offers to sign in again when a file fails because the session has ended', async () => {
  await mutate(urlOf(getUser), SARAH, { revalidate: false })
  const { said } = await download('letter.pdf', () => Promise.reject(new ApiError(401, 'Unauthorized', '')))
  expect(said).toEqual(['401: Unauthorized', 'Sign in again'])
})

test('removes the error of the last try', async () => {
  const clear = vi.fn<() => void>()
  const stop = onToast(() => undefined, clear)
  await download('payments.csv', async () => 'a,b')
  stop()
  expect(clear).toHaveBeenCalledOnce()
})
