import { useRef, useState } from 'react'
import { errorMessage } from '../api/api-error.ts'
import { downloadFile } from '../ui/download.ts'
import { showToast } from '../toast.ts'

interface Download {
  name: string
  /** Makes the file; its generator is fetched on the way. */
  make: () => Promise<Blob | string>
  mime?: string
}

/** One document at a time, however often the button is pressed. Answers whether the file was handed over. */
export function useDownload() {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  const download = async ({ name, make, mime }: Download): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    try {
      downloadFile(name, await make(), mime)
      return true
    } catch (error) {
      showToast({ title: 'Error', description: errorMessage(error), variant: 'destructive' })
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return { download, busy }
}
