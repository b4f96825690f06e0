import { afterEach, expect, test, vi } from 'vitest'
import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'
import { followNews } from './follow-news.ts'

/** The browser's `EventSource`, which jsdom does not have. */
class Source extends EventTarget {
  static readonly CLOSED = 2
  static latest: Source | undefined
  readyState = 1
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Source.latest = this
  }
}

const heard: ServerNews['paths'][] = []
const hear = (event: Event) => heard.push((event as CustomEvent<ServerNews>).detail.paths)

function follow(): Source {
  vi.stubGlobal('EventSource', Source)
  window.addEventListener(SERVER_NEWS, hear)
  followNews('/events')
  if (!Source.latest) throw new Error('Nothing was opened')
  return Source.latest
}

afterEach(() => {
  window.removeEventListener(SERVER_NEWS, hear)
  heard.length = 0
  vi.unstubAllGlobals()
})

test.each([
  ['["/api/payments","/api/accounts"]', ['/api/payments', '/api/accounts']],
  ['"*"', '*'],
  ['{', '*'],
])('tells the product of the event %s', (data, paths) => {
  const source = follow()
  expect(source.address).toBe('/events')
  source.dispatchEvent(new MessageEvent('message', { data }))
  expect(heard).toEqual([paths])
})

test('everything may have changed while the connection was interrupted', () => {
  const source = follow()
  source.dispatchEvent(new Event('open'))
  expect(heard).toEqual([])
  source.dispatchEvent(new Event('error'))
  source.dispatchEvent(new Event('open'))
  expect(heard).toEqual(['*'])
})

test('connects again after an answer that is no stream, which the browser takes for the end', () => {
  vi.useFakeTimers()
  const closed = follow()
  closed.readyState = Source.CLOSED
  closed.dispatchEvent(new Event('error'))
  expect(Source.latest).toBe(closed)
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  expect(Source.latest).not.toBe(closed)
  Source.latest?.dispatchEvent(new Event('open'))
  expect(heard).toEqual(['*'])
})
