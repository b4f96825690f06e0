import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
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
  return { handedOver, said: said.map(({ description }) => description), busy: result.current.busy }
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
