import { basePath } from '../routing/base-path.ts'
import { followNews } from './follow-news.ts'
import { removeDemo } from './remove-demo.ts'
import { shareSession } from './share-session.ts'

/** What the live build does beside the product. `VITE_EVENTS_URL` is the address of the bank's server-sent events. */
export function startLive(): void {
  void removeDemo(basePath)
  shareSession(`corridor:session:${basePath}`)
  const address = import.meta.env.VITE_EVENTS_URL as string | undefined
  if (address) followNews(address)
}
