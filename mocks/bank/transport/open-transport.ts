import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import { fetchCodeAhead } from './fetch-ahead.ts'
import { STEP_LIMIT, wait } from './limit.ts'
import { callInPage, guardFetch, type AnswerCall } from './page-calls.ts'
import type { WorkerLink } from './worker-link.ts'

/** How calls reach the bank: without leaving the page, or through the worker, where the Network panel shows them. */
export type Route = 'page' | 'worker'

/** How long the first calls wait for a worker that was asked for, in milliseconds. */
const WISH_LIMIT = 10_000

interface TransportOptions {
  basePath: string
  handlers: readonly HttpHandler[]
  /** `page` never uses a worker, with `worker` the first call waits for it; by default the page answers first. */
  wish: Route | undefined
  /** Tells the presenter why calls do not go through the worker. */
  say: (text: string) => void
  /** Called once no call is under way. */
  whenQuiet: () => void
}

/** Answers calls in the page; a worker takes over once it works, and the page again when it fails. See ADR 7. */
export function openTransport({ basePath, handlers, wish, say, whenQuiet }: TransportOptions) {
  const answer: AnswerCall = async (request) => {
    const reply = await getResponse([...handlers], request)
    if (!reply) throw new Error(`No handler answers ${request.method} ${request.url}`)
    return reply
  }

  let link: WorkerLink | undefined
  const isLinked = () => link?.isConnected() === true
  const leavePage = guardFetch(answer, () => !isLinked())
  let connecting: Promise<void> | undefined

  const show = () => {
    document.documentElement.dataset.bank = isLinked() ? 'worker' : 'page'
  }
  let ahead: Promise<void> | undefined
  const goOnAlone = () => {
    // The development server has no list of files, and its page is not meant for offline use. The single file has all.
    if (import.meta.env.PROD && import.meta.env.MODE !== 'file') ahead ??= fetchCodeAhead(basePath)
  }
  const giveUp = (reason: unknown) => {
    link = undefined
    show()
    goOnAlone()
    if (wish === 'worker') say(`Calls stay in the page: ${reason instanceof Error ? reason.message : String(reason)}.`)
  }
  const connect = async () => {
    // Without the code of the worker, which the single file cannot use.
    if (import.meta.env.MODE === 'file') return
    try {
      const { connectWorker } = await import('./worker-link.ts')
      link = await connectWorker(basePath, answer, leavePage)
      navigator.serviceWorker.addEventListener('controllerchange', show)
      show()
    } catch (error) {
      giveUp(error)
    }
  }

  let underWay = 0
  let quiet: ReturnType<typeof setTimeout> | undefined
  /** Delays the worker and the code for offline use, which would compete with what the visitor waits for. */
  const prepareWhenQuiet = () => {
    if (connecting || ahead || underWay > 0) return
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      if (underWay > 0) return
      whenQuiet()
      if (wish === 'page') goOnAlone()
      else connecting ??= connect()
    }, STEP_LIMIT)
  }

  const carry = async (request: Request): Promise<Response> => {
    if (wish === 'worker') await Promise.race([connecting, wait(WISH_LIMIT)])
    if (!link || !isLinked()) return callInPage(answer, request)
    const again = request.clone()
    const last = request.clone()
    const reply = await link.carry(request)
    if (reply) return reply
    try {
      await link.reactivate()
      const second = await link.carry(again)
      if (second) return second
      giveUp('an answer did not come from the bank')
    } catch (error) {
      if (request.signal.aborted) throw error
      giveUp(error)
    }
    return callInPage(answer, last)
  }

  const transport = async (request: Request): Promise<Response> => {
    underWay += 1
    try {
      return await carry(request)
    } finally {
      underWay -= 1
      prepareWhenQuiet()
    }
  }

  show()
  if (wish === 'worker') connecting = connect()
  return { transport }
}
