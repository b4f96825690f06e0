import { mutate } from 'swr'
import { tellChange } from './changes.ts'
import { markOutOfDate } from './out-of-date.ts'

/**
 * The bank changes some things by itself (a payment settles, a company becomes active). Whoever carries its news
 * dispatches this event on `window` with the paths that are out of date; open pages read those again.
 */
export const SERVER_NEWS = 'corridor:news'

export interface ServerNews {
  /** `/api/...` paths, or `'*'` when everything may have changed. */
  paths: readonly string[] | '*'
}

export function listenToServerNews(): () => void {
  window.addEventListener(SERVER_NEWS, readAgain)
  return () => window.removeEventListener(SERVER_NEWS, readAgain)
}

function readAgain(event: Event): void {
  const { paths } = (event as CustomEvent<ServerNews>).detail
  tellChange()
  void mutate((key) => {
    const changed = typeof key === 'string' && (paths === '*' || paths.includes(key))
    if (changed) markOutOfDate(key)
    return changed
  })
}
