import { afterEach, expect, test, vi } from 'vitest'
import { createRequestLog } from '../../bank/http/request-log.ts'
import type { PageCommands } from '../dock/page/page-commands.ts'
import { createStore } from '../../bank/store/external-store.ts'
import { openChannel } from './presenter-channel.ts'
import { linkToPage, listenToPresenter, openPresenterWindow } from './presenter.ts'

const FOLDER = '/presented/'
const channels: Pick<BroadcastChannel, 'close'>[] = []

/** The other side of the channel. */
function joinChannel() {
  const channel = openChannel<{ from: string; type: string; [field: string]: unknown }>(FOLDER)
  if (!channel) throw new Error('There is no channel')
  channels.push(channel)
  return channel
}

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/**
 * Simulates a presenter: posts its messages, and holds the lock whose release tells the page that the window has gone.
 */
function pageOfPresenter(command = {} as PageCommands) {
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
    command,
  }
  listenToPresenter(FOLDER, page, (present) => presence.push(present))
  const presenter = joinChannel()
  const says = async (type: 'here' | 'gone') => {
    const heard = presence.length
    presenter.post({ from: 'presenter', type })
    await vi.waitUntil(() => presence.length > heard, 10_000)
  }
  return { presenter, says, presence, waiting }
}

test('a presenter that says several times that it is there counts once', async () => {
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

test('opening the window succeeds when it reports back, and fails with a sentence when it is blocked', async () => {
  const opened = vi.fn<() => null>(() => null)
  vi.stubGlobal('open', opened)
  const { says } = pageOfPresenter()
  const opening = openPresenterWindow(FOLDER, FOLDER)
  await says('here')
  await expect(opening).resolves.toBeUndefined()
  vi.useFakeTimers()
  await Promise.all([
    expect(openPresenterWindow(FOLDER, FOLDER)).rejects.toThrow('Allow pop-ups for this page'),
    vi.runAllTimersAsync(),
  ])
  expect(opened).toHaveBeenCalledTimes(2)
})

test('a page works without a presenter when the browser refuses the channel', async () => {
  vi.stubGlobal('BroadcastChannel', function refused() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(openChannel(FOLDER)).toBeUndefined()
  await expect(openPresenterWindow(FOLDER, FOLDER)).rejects.toThrow('This browser cannot connect two tabs.')
})

test('commands go to the page that came to the front last, and its tour is shown until it closes', async () => {
  const presenter = linkToPage(FOLDER)
  const pages = joinChannel()
  const steered: unknown[] = []
  pages.hear(({ type, to, id }) => {
    if (type !== 'command') return
    steered.push(to)
    pages.post({ from: 'page', type: 'done', id })
  })
  const shows = (page: string, frontSince: number, honesty: boolean) =>
    pages.post({
      from: 'page',
      type: 'shown',
      page,
      frontSince,
      shown: { honesty, tour: undefined, recorder: undefined },
    })
  shows('first', 1, false)
  shows('second', 2, true)
  await vi.waitUntil(() => presenter.honesty.state())
  shows('first', 1, false)
  await presenter.command.fillForm()
  expect(presenter.honesty.state()).toBe(true)
  shows('first', 3, false)
  await vi.waitUntil(() => !presenter.honesty.state())
  await presenter.command.fillForm()
  pages.post({ from: 'page', type: 'left', page: 'first' })
  await vi.waitUntil(() => presenter.honesty.state())
  await presenter.command.fillForm()
  expect(steered).toEqual(['second', 'first', 'second'])
  pages.post({ from: 'page', type: 'left', page: 'second' })
  await vi.waitUntil(() => !presenter.honesty.state())
})

test('a page ignores commands to other pages', async () => {
  const done: string[] = []
  const command = {
    fillForm: async () => void done.push('fillForm'),
    where: async () => void done.push('where'),
  }
  const { presenter, says } = pageOfPresenter(command as Partial<PageCommands> as PageCommands)
  let page = ''
  presenter.hear((message) => {
    if (message.type === 'shown') page = String(message['page'])
  })
  await says('here')
  await vi.waitUntil(() => page !== '')
  const asks = (to: string, name: string) =>
    presenter.post({ from: 'presenter', type: 'command', to, id: name, name, args: [] })
  asks('another', 'fillForm')
  asks(page, 'where')
  await vi.waitUntil(() => done.length > 0)
  expect(done).toEqual(['where'])
})
