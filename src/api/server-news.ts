import { mutate, SWRConfig } from 'swr'
import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'
import { tellChange } from './changes.ts'
import { markOutOfDate } from './out-of-date.ts'

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
