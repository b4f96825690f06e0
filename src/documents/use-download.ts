import { useRef, useState } from 'react'
import { ApiError, errorMessage } from '../api/api-error.ts'
import { signInAgain } from '../api/person.ts'
import { downloadFile } from './download.ts'
import { clearError, showToast } from '../toast.ts'

interface Download {
  name: string
  /** Generates the file. May load code, and may reject. */
  make: () => Promise<Blob | string>
}

/** The media type of a text file; a `Blob` has its own. */
const typeOf = (name: string): string => (name.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'text/plain;charset=utf-8')

/** Errors of the bank have a message for the user; a failed import of the generator has none. */
const failureText = (error: unknown): string =>
  error instanceof ApiError
    ? errorMessage(error)
    : 'This file could not be prepared. Check your connection and try again.'

/** Downloads one file at a time. `download` resolves to whether it succeeded; a failure shows a toast. */
export function useDownload() {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  const download = async ({ name, make }: Download): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    clearError()
    setBusy(true)
    try {
      downloadFile(name, await make(), typeOf(name))
      return true
    } catch (error) {
      showToast({
        title: 'Error',
        description: failureText(error),
        variant: 'destructive',
        action: signInAgain(error),
      })
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return { download, busy }
}
