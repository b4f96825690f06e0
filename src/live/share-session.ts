import { setTransport } from '../api/transport.ts'
import { getUser, login, logout } from '../contract/auth.ts'
import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'

/**
 * Tabs share the bank's cookie. After a sign-in or a sign-out in one, the others read again who is signed in: without
 * it they would show one customer and pay as another.
 */
export function shareSession(name: string): void {
  const tabs = new BroadcastChannel(name)
  tabs.addEventListener('message', () => {
    window.dispatchEvent(new CustomEvent<ServerNews>(SERVER_NEWS, { detail: { paths: [getUser.path] } }))
  })
  setTransport(async (request) => {
    const response = await fetch(request)
    const { pathname } = new URL(request.url)
    const isChange = pathname === login.path || pathname === logout.path
    // A channel reaches this origin only; unlike a window it takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (response.ok && isChange) tabs.postMessage(pathname)
    return response
  })
}
