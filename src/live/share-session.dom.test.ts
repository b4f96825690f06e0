import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { listAccounts } from '../contract/accounts.ts'
import { login, logout } from '../contract/auth.ts'
import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'
import { SARAH } from '../testing/rows.ts'
import { shareSession } from './share-session.ts'

let otherTab: BroadcastChannel
let heardThere: unknown[]
let answer: Response

beforeEach(() => {
  // A name of its own, because channels of earlier tests stay open.
  const name = crypto.randomUUID()
  heardThere = []
  otherTab = new BroadcastChannel(name)
  otherTab.addEventListener('message', ({ data }) => heardThere.push(data))
  vi.stubGlobal('fetch', async () => answer)
  shareSession(name)
})

afterEach(() => {
  otherTab.close()
  vi.unstubAllGlobals()
})

const signIn = () => call(login, { body: { username: SARAH.email, password: 'corridor-demo' } })

test('tells other tabs of a sign-in and a sign-out, and of nothing else', async () => {
  answer = new Response('Invalid email or password', { status: 401 })
  await expect(signIn()).rejects.toThrow('401')
  answer = Response.json([])
  await call(listAccounts, {})
  answer = Response.json(SARAH)
  await signIn()
  answer = new Response(null, { status: 204 })
  await call(logout, {})
  await vi.waitFor(() => expect(heardThere).toEqual(['/api/login', '/api/logout']))
})

test('reads again who is signed in when another tab tells of it', async () => {
  const heard: ServerNews['paths'][] = []
  const hear = (event: Event) => heard.push((event as CustomEvent<ServerNews>).detail.paths)
  window.addEventListener(SERVER_NEWS, hear, { once: true })
  // A channel reaches this origin only; unlike a window it takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTab.postMessage('/api/login')
  await vi.waitFor(() => expect(heard).toEqual([['/api/user']]))
})
