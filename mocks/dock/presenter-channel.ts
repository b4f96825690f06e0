export interface Channel<TMessage> {
  post: (message: TMessage) => void
  hear: (listener: (said: unknown) => void) => void
  close: () => void
}

/**
 * Where a presenter and the pages of this folder hear each other; undefined where a browser cannot connect two tabs. In a
 * file of its own: a page without its dock listens, too.
 *
 * Every page of the folder hears what is said, and one that waits in the browser's back-forward cache is thrown out of it
 * by that: nobody speaks where there is no presenter.
 */
export function openChannel<TMessage>(basePath: string): Channel<TMessage> | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(`corridor-stage:${basePath}`)
  let isOpen = true
  return {
    post(message) {
      // A channel reaches this origin only; unlike a window it takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      if (isOpen) channel.postMessage(message)
    },
    hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    close() {
      isOpen = false
      channel.close()
    },
  }
}

/** Held by a presenter for as long as its window is there: closed or crashed, it would say nothing. */
export const presenterLock = (basePath: string): string => `corridor-presenter:${basePath}`

/** Says that a page is there, if a presenter may be. One that comes later asks by itself. */
export async function announcePage(
  basePath: string,
  channel: Channel<{ from: 'page'; type: 'arrived' }>,
): Promise<void> {
  // Insecure origins have no locks: there nobody can tell.
  const locks = 'locks' in navigator ? await navigator.locks.query().catch(() => undefined) : undefined
  if (!locks || locks.held?.some(({ name }) => name === presenterLock(basePath)))
    channel.post({ from: 'page', type: 'arrived' })
}
