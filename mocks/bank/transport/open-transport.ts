import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import { fetchCodeAhead } from './fetch-ahead.ts'
import { callInPage, guardFetch, type AnswerCall } from './page-calls.ts'
import { within } from '../store/storage/within.ts'
import type { WorkerLink } from './worker-link.ts'

/** How calls reach the bank: without leaving the page, or through the worker, where the Network panel shows them. */
type Route = 'page' | 'worker'

/** How long the first calls wait for a worker that was asked for, in milliseconds. */
const WISH_LIMIT = 10_000

/** How long no call must have been under way before the worker is installed, in milliseconds. */
const QUIET_MS = 1500

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
  const leavePage = guardFetch((request) => transport(request))

  const show = () => {
    document.documentElement.dataset.bank = isLinked() ? 'worker' : 'page'
  }
  let ahead: Promise<void> | undefined
  const goOnAlone = () => {
    // The development server has no list of files, and its page is not meant for offline use. The single file has all.
    if (!import.meta.env.PROD || import.meta.env.MODE === 'file') return
    // What fails is fetched when it is needed, as it would have been anyway.
    ahead ??= fetchCodeAhead(basePath).catch(() => undefined)
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
  let connecting = wish === 'worker' ? connect() : undefined
  const isReady = connecting && within(connecting, WISH_LIMIT, 'late').catch(() => undefined)

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
    }, QUIET_MS)
  }

  /** Once more if the first answer did not come: under the same idempotency key, so that nothing happens twice. */
  const transport: AnswerCall = async (request) => {
    underWay += 1
    try {
      await isReady
      for (let attempt = 0; attempt < 2 && isLinked(); attempt += 1) {
        const reply = await link?.carry(request.clone())
        if (reply) return reply
      }
      if (isLinked()) giveUp('an answer did not come from the bank')
      return await callInPage(answer, request)
    } finally {
      underWay -= 1
      prepareWhenQuiet()
    }
  }

  show()
  return { transport }
}
