import { isRecord } from '../../bank/store/plain-text.ts'

export interface Channel<TMessage> {
  post: (message: TMessage) => void
  hear: (listener: (message: TMessage) => void) => void
  close: () => void
}

/**
 * The channel between the presenter's window and the pages of this room; undefined if tabs cannot be connected. A
 * message removes pages from the back-forward cache, so pages post only while a presenter is connected.
 */
export function openChannel<TMessage extends { from: string; type: string }>(
  scope: string,
): Channel<TMessage> | undefined {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel(`corridor-dock:${scope}`)
  } catch {
    // Firefox throws a SecurityError where the site may not store anything.
    return undefined
  }
  let isOpen = true
  return {
    post(message) {
      // A channel reaches this origin only; unlike a window it takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      if (isOpen) channel.postMessage(message)
    },
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isRecord(data) && 'from' in data && 'type' in data) listener(data as unknown as TMessage)
      }),
    close() {
      isOpen = false
      channel.close()
    },
  }
}

/** Held by a presenter while its window is open, because a crashed window sends no message. */
export const presenterLock = (scope: string): string => `corridor-presenter:${scope}`

/** Announces a page if a presenter may be connected. A presenter that opens later asks for pages itself. */
export async function announcePage(
  scope: string,
  channel: Pick<Channel<{ from: 'page'; type: 'arrived' }>, 'post'>,
): Promise<void> {
  // Insecure origins have no locks.
  const locks = 'locks' in navigator ? await navigator.locks.query().catch(() => undefined) : undefined
  if (!locks || locks.held?.some(({ name }) => name === presenterLock(scope)))
    channel.post({ from: 'page', type: 'arrived' })
}
