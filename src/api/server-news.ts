import { mutate, SWRConfig } from 'swr'
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

const { cache } = SWRConfig.defaultValue

function readAgain(event: Event): void {
  const { paths } = (event as CustomEvent<ServerNews>).detail
  tellChange()
  // Asked for with a condition, SWR leaves out what was read ahead and is on no screen yet.
  for (const key of cache.keys()) {
    if (paths !== '*' && !paths.includes(key)) continue
    markOutOfDate(key)
    void mutate(key)
  }
}
