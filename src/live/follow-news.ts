import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'

/**
 * Tells the product what the bank reports as server-sent events at this address: a list of paths each, or `"*"`. The
 * browser connects again by itself after an interruption; what was missed then may be anything.
 */
export function followNews(address: string): void {
  const events = new EventSource(address, { withCredentials: true })
  let wasInterrupted = false
  events.addEventListener('message', ({ data }) => tell(pathsIn(String(data))))
  events.addEventListener('error', () => {
    wasInterrupted = true
  })
  events.addEventListener('open', () => {
    if (wasInterrupted) tell('*')
    wasInterrupted = false
  })
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
