import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { listAccounts } from '../contract/accounts.ts'
import { login, logout } from '../contract/auth.ts'
import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'
import { SARAH } from '../testing/rows.ts'
import { shareSession } from './share-session.ts'

/** Another tab is another channel of the same name: jsdom has one window. */
class Tab extends EventTarget {
  static latest: Tab | undefined
  static readonly sent: unknown[] = []
  constructor() {
    super()
    Tab.latest = this
  }
  postMessage(message: unknown): void {
    Tab.sent.push(message)
  }
}

const credentials = { username: SARAH.email, password: 'corridor-demo' }

afterEach(() => {
  Tab.sent.length = 0
  vi.unstubAllGlobals()
})

function share(answer: () => Response) {
  vi.stubGlobal('BroadcastChannel', Tab)
  vi.stubGlobal('fetch', async () => answer())
  shareSession('session')
}

test('other tabs hear of a sign-in and of a sign-out, and of no other call', async () => {
  share(() => Response.json(SARAH))
  await call(login, { body: credentials })
  share(() => new Response(null, { status: 204 }))
  await call(logout, {})
  share(() => Response.json([]))
  await call(listAccounts, {})
  expect(Tab.sent).toEqual(['/api/login', '/api/logout'])
})

test('other tabs hear of no sign-in that was refused', async () => {
  share(() => new Response('Invalid email or password', { status: 401 }))
  await expect(call(login, { body: credentials })).rejects.toThrow('401')
  expect(Tab.sent).toEqual([])
})

test('a tab that hears of it reads again who is signed in', () => {
  share(() => Response.json(SARAH))
  const heard: ServerNews['paths'][] = []
  window.addEventListener(SERVER_NEWS, (event) => heard.push((event as CustomEvent<ServerNews>).detail.paths), {
    once: true,
  })
  Tab.latest?.dispatchEvent(new MessageEvent('message', { data: '/api/login' }))
  expect(heard).toEqual([['/api/user']])
})
