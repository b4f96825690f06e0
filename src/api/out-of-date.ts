/**
 * URLs whose cached answer has changed at the bank. SWR refetches only lists that are on the screen; one that is cached
 * or preloaded is refetched when it is shown next, see `useEndpoint`.
 */
const outOfDate = new Set<string>()

/** Every URL that this page has read, including preloaded ones. */
const urls = new Set<string>()
export const readUrls = (): readonly string[] => [...urls]

export const markOutOfDate = (url: string): void => void outOfDate.add(url)
export const isOutOfDate = (url: string): boolean => outOfDate.has(url)

/** Runs `read` and marks the URL up to date, unless the read fails. Rethrows the error. */
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
