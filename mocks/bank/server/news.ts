import type { ServerResponse } from 'node:http'
import type { ServerNews } from '../../../src/contract/server-news.ts'

/** Server-sent events: each holds the paths that have changed, as `src/contract/server-news.ts` describes them. */
export const NEWS_PATH = '/events'

/** While somebody listens, the bank looks this often for what is due. Without a listener each call does. */
const LOOK_MS = 500

export function createNews(look: () => Promise<void>) {
  const listeners = new Set<ServerResponse>()
  let looking: ReturnType<typeof setInterval> | undefined
  return {
    tell: (paths: ServerNews['paths']) => {
      for (const response of listeners) response.write(`data: ${JSON.stringify(paths)}\n\n`)
    },
    /** Answers with a stream that stays open, and sends the news through it. */
    follow: (response: ServerResponse) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write(':\n\n')
      listeners.add(response)
      looking ??= setInterval(() => void look().catch(() => undefined), LOOK_MS)
      response.on('close', () => {
        listeners.delete(response)
        if (listeners.size > 0) return
        clearInterval(looking)
        looking = undefined
      })
    },
  }
}
