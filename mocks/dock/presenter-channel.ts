export interface Channel<TMessage> {
  post: (message: TMessage) => void
  hear: (listener: (said: unknown) => void) => void
  close: () => void
}

/**
 * Where a presenter and the pages of this folder hear each other; undefined where a browser cannot connect two tabs. In a
 * file of its own: a page without its dock listens, too.
 */
export function openChannel<TMessage>(basePath: string): Channel<TMessage> | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(`corridor-stage:${basePath}`)
  return {
    // A channel reaches this origin only; unlike a window it takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel.postMessage(message),
    hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    close: () => channel.close(),
  }
}
