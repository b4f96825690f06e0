/**
 * SWR reads a list again at once only where it is on the screen. A list that is merely cached or preloaded would keep its
 * old answer for ever, because nothing else makes fetched data stale. What changed is noted here and read when shown.
 */
const outOfDate = new Set<string>()

/** Everything that was read in this page, preloaded answers that no screen has taken yet included. */
const urls = new Set<string>()
export const readUrls = (): readonly string[] => [...urls]

export const markOutOfDate = (url: string): void => void outOfDate.add(url)
export const isOutOfDate = (url: string): boolean => outOfDate.has(url)

/** Reads; a read that fails leaves the url out of date. */
export async function readNow<T>(url: string, read: () => Promise<T>): Promise<T> {
  urls.add(url)
  const was = outOfDate.delete(url)
  try {
    return await read()
  } catch (error) {
    if (was) outOfDate.add(url)
    throw error
  }
}
