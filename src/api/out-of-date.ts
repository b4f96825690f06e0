/**
 * SWR reads a list again at once only where it is on the screen; one that is merely cached would keep its old answer
 * for ever, because nothing else makes fetched data stale. What changed meanwhile is noted here and read when shown.
 */
const outOfDate = new Set<string>()

export const markOutOfDate = (url: string): void => void outOfDate.add(url)
export const isOutOfDate = (url: string): boolean => outOfDate.has(url)

/** Reads, and remembers a failure as still being out of date. */
export async function readNow<T>(url: string, read: () => Promise<T>): Promise<T> {
  const was = outOfDate.delete(url)
  try {
    return await read()
  } catch (error) {
    if (was) outOfDate.add(url)
    throw error
  }
}
