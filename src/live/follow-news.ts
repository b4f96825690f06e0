import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'

const REOPEN_AFTER_MS = 10_000

/**
 * Tells the product what the bank reports as server-sent events at this address: a list of paths each, or `"*"`. What
 * was missed during an interruption may be anything.
 */
export function followNews(address: string): void {
  let wasInterrupted = false
  const open = () => {
    const events = new EventSource(address, { withCredentials: true })
    events.addEventListener('message', ({ data }) => tell(pathsIn(String(data))))
    events.addEventListener('error', () => {
      wasInterrupted = true
      // The browser connects again by itself, except after an answer that is no stream, such as a proxy's 502.
      if (events.readyState === EventSource.CLOSED) setTimeout(open, REOPEN_AFTER_MS)
    })
    events.addEventListener('open', () => {
      if (wasInterrupted) tell('*')
      wasInterrupted = false
    })
  }
  open()
}

function tell(paths: ServerNews['paths']): void {
  window.dispatchEvent(new CustomEvent<ServerNews>(SERVER_NEWS, { detail: { paths } }))
}

/** An event that cannot be read means that anything may have changed. */
function pathsIn(data: string): ServerNews['paths'] {
  try {
    const value: unknown = JSON.parse(data)
    return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : '*'
  } catch {
    return '*'
  }
}
