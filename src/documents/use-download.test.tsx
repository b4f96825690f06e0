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

test('a file is handed over as what its name says it is', async () => {
  expect(await download('payments.csv', async () => 'a,b')).toEqual({ handedOver: true, said: [], busy: false })
  expect(handed).toEqual([['payments.csv', 'a,b', 'text/csv;charset=utf-8']])
})

test.each([
  [
    'its generator could not be fetched',
    new TypeError('Failed to fetch dynamically imported module'),
    'This file could not be prepared. Check your connection and try again.',
  ],
  ['the bank refused what it is made from', new ApiError(401, 'Unauthorized', ''), '401: Unauthorized'],
])('a file that is not made because %s is said, and the button is free again', async (_, error, sentence) => {
  expect(await download('letter.pdf', () => Promise.reject(error))).toEqual({
    handedOver: false,
    said: [sentence],
    busy: false,
  })
})
