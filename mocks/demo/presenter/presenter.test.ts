import { afterEach, expect, test, vi } from 'vitest'
import { createRequestLog } from '../../bank/http/request-log.ts'
import type { PageCommands } from '../dock/page/page-commands.ts'
import { createStore } from '../../bank/store/external-store.ts'
import { openChannel } from './presenter-channel.ts'
import { listenToPresenter, openPresenterWindow } from './presenter.ts'

const FOLDER = '/presented/'
const channels: BroadcastChannel[] = []

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
})

/**
 * Simulates a presenter: posts its messages, and holds the lock whose release tells the page that the window has gone.
 */
function pageOfPresenter() {
  const waiting: (() => void)[] = []
  const locks = {
    request(_: string, then: () => void) {
      waiting.push(then)
      return new Promise(() => undefined)
    },
    query: () => Promise.resolve({ held: [] }),
  }
  vi.stubGlobal('navigator', { locks })
  // Only to close the page's channel after the test.
  const Channel = BroadcastChannel
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    },
  )
  const presence: boolean[] = []
  const page = {
    requests: createRequestLog(),
    honesty: createStore(false),
    tour: createStore(undefined),
    recorder: createStore(undefined),
    command: {} as PageCommands,
  }
  listenToPresenter(FOLDER, page, (present) => presence.push(present))
  const presenter = new BroadcastChannel(`corridor-dock:${FOLDER}`)
  const says = async (type: 'here' | 'gone') => {
    const heard = presence.length
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no target
    presenter.postMessage({ from: 'presenter', type })
    await vi.waitUntil(() => presence.length > heard, 10_000)
  }
  return { says, presence, waiting }
}

test('a page waits once for its presenter to leave, however often the presenter announces itself', async () => {
  const { says, presence, waiting } = pageOfPresenter()
  await says('here')
  await says('here')
  await says('here')
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  expect(presence).toEqual([true, true, true, false])
  await says('here')
  expect(waiting).toHaveLength(2)
})

test('a page works without a presenter when the browser refuses the channel', () => {
  vi.stubGlobal('BroadcastChannel', function refused() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(openChannel(FOLDER)).toBeUndefined()
  expect(() => openPresenterWindow(FOLDER, FOLDER)).toThrow('This browser cannot connect two tabs.')
})
