import { isApiPath } from '../http/api-path.ts'

/** Answers a request like the bank. `Response.error()` stands for a lost answer. */
export type AnswerCall = (request: Request) => Promise<Response>

/** Makes a call within the page, with the behaviour of `fetch`: a lost answer throws, an abort rejects. */
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

/** Lets `carry` answer whatever calls `/api/` in this page (fault matrix, row 8). Returns the former `fetch`. */
export function guardFetch(carry: AnswerCall): typeof fetch {
  const leavePage = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return isApiCall(url) ? carry(new Request(input, init)) : leavePage(input, init)
  }
  return leavePage
}
