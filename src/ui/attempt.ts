import { showToast } from '../toast.ts'

/** Work of this browser alone (fetch a chunk, make a file) that may fail offline: says so instead of doing nothing. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch {
    showToast({ title: 'Error', description: 'This could not be prepared. Check your connection and try again.', variant: 'destructive' })
  }
}
