import { isApiPath } from '../core/policy/api-path.ts'

/** Answers a request the way the bank does. `Response.error()` stands for an answer that got lost. */
export type AnswerCall = (request: Request) => Promise<Response>

/** Carries a call to the bank without leaving the page, with what a caller of `fetch` may expect: failures throw, an abort ends it. */
export async function callInPage(answer: AnswerCall, request: Request): Promise<Response> {
  const { signal } = request
  signal.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  const reply = await Promise.race([answer(request), aborted])
  if (reply.type === 'error') throw new TypeError('Failed to fetch')
  return reply
}

export const isApiCall = (url: string): boolean => {
  const { origin, pathname } = new URL(url, document.baseURI)
  return origin === location.origin && isApiPath(pathname)
}

/**
 * Answers every call below `/api/` in the page while `carries` says that no worker does, also those of scripts in the
 * browser's console: row 8 of the fault matrix (worker blocked), and no call ever reaches the host. Returns the browser's
 * own `fetch`.
 */
export function guardFetch(answer: AnswerCall, carries: () => boolean): typeof fetch {
  const leavePage = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return isApiCall(url) && carries() ? callInPage(answer, new Request(input, init)) : leavePage(input, init)
  }
  return leavePage
}
