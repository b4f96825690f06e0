import { useRef, useState } from 'react'
import { ApiError, errorMessage } from '../api/api-error.ts'
import { downloadFile } from './download.ts'
import { showToast } from '../toast.ts'

interface Download {
  name: string
  /** Makes the file; its generator is fetched on the way. */
  make: () => Promise<Blob | string>
}

/** Of a file that is text; any other says itself what it is. */
const typeOf = (name: string): string => (name.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'text/plain;charset=utf-8')

/** What the file is made from comes from the bank, its generator from the host: only the bank says what was wrong. */
const whyNot = (error: unknown): string =>
  error instanceof ApiError
    ? errorMessage(error)
    : 'This file could not be prepared. Check your connection and try again.'

/** One document at a time, however often the button is pressed. Answers whether the file was handed over. */
export function useDownload() {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  const download = async ({ name, make }: Download): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    try {
      downloadFile(name, await make(), typeOf(name))
      return true
    } catch (error) {
      showToast({ title: 'Error', description: whyNot(error), variant: 'destructive' })
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return { download, busy }
}
