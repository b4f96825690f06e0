import { act, render, screen } from '@testing-library/react'
import { useInsertionEffect } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { get } from '../contract/endpoint.ts'
import { figure } from '../contract/values/reply.ts'
import { listenToServerNews } from './server-news.ts'
import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'
import { setTransport } from './transport.ts'
import { preloadEndpoint, SWR_OPTIONS, useEndpoint } from './use-endpoint.ts'

const listThings = get('/api/things').returns(figure)

function Things() {
  return <p>{`thing ${useEndpoint(listThings).data ?? '…'}`}</p>
}

const screenWith = (shown: boolean) => <SWRConfig value={SWR_OPTIONS}>{shown && <Things />}</SWRConfig>

const news = (paths: ServerNews['paths']) =>
  act(async () => window.dispatchEvent(new CustomEvent<ServerNews>(SERVER_NEWS, { detail: { paths } })))

let answered = 0
let stopListening = () => {}

beforeEach(() => {
  answered = 0
  setTransport(async () => Response.json(++answered))
  stopListening = listenToServerNews()
})
afterEach(() => {
  stopListening()
})

test('fetches an answer once and again only when the bank reports a change', async () => {
  const { rerender } = render(screenWith(true))
  await screen.findByText('thing 1')
  rerender(screenWith(false))
  rerender(screenWith(true))
  await screen.findByText('thing 1')
  await news(['/api/other'])
  expect(answered).toBe(1)
  await news(['/api/things'])
  await screen.findByText('thing 2')
})

test('shows a preloaded reply in the first render, and does not use it again for a refetch', async () => {
  const listEarly = get('/api/early').returns(figure)
  const seen: (number | undefined)[] = []
  function Early() {
    const { data, mutate } = useEndpoint(listEarly)
    seen.push(data)
    return <button onClick={() => void mutate()}>{`early ${data ?? '…'}`}</button>
  }
  expect(await preloadEndpoint(listEarly)).toBe(1)
  render(
    <SWRConfig value={SWR_OPTIONS}>
      <Early />
    </SWRConfig>,
  )
  expect(seen).not.toContain(undefined)
  expect(answered).toBe(1)
  await act(async () => screen.getByRole('button').click())
  await screen.findByText('early 2')
})

/** Triggers everything that makes SWR refetch by default, once a minute for an hour. */
async function triggerRefetchesForAnHour() {
  for (let minute = 0; minute < 60; minute += 1) {
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  }
}

test.each([
  ['never refetches an answer', () => Response.json(1)],
  ['never retries a failed read', () => new Response('down', { status: 503 })],
])('%s on focus, on reconnect or after a time', async (what, reply) => {
  vi.useFakeTimers()
  try {
    const listOnce = get(`/api/once/${what.length}`).returns(figure)
    let asked = 0
    setTransport(async () => {
      asked += 1
      return reply()
    })
    function Once() {
      const { data, error } = useEndpoint(listOnce)
      return <p>{error ? 'failed' : `once ${data ?? '…'}`}</p>
    }
    render(
      <SWRConfig value={SWR_OPTIONS}>
        <Once />
      </SWRConfig>,
    )
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.queryByText('once …')).toBeNull()
    await triggerRefetchesForAnHour()
    expect(asked).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('refetches a list that changed while it was not shown, when it is shown again', async () => {
  const { rerender } = render(screenWith(true))
  await news('*')
  const before = answered
  rerender(screenWith(false))
  await news('*')
  expect(answered).toBe(before)
  rerender(screenWith(true))
  await screen.findByText(`thing ${before + 1}`)
  rerender(screenWith(false))
  rerender(screenWith(true))
  await act(async () => {
    await new Promise(requestAnimationFrame)
  })
  expect(answered).toBe(before + 1)
})

test('refetches a preloaded answer that changed before it was shown', async () => {
  const listEarly = get('/api/early').returns(figure)
  void preloadEndpoint(listEarly)
  await news(['/api/early'])
  function Early() {
    return <p>{`early ${useEndpoint(listEarly).data ?? '…'}`}</p>
  }
  render(
    <SWRConfig value={SWR_OPTIONS}>
      <Early />
    </SWRConfig>,
  )
  await screen.findByText('early 2')
  expect(answered).toBe(2)
})

test('refetches once when the answer changes during the first render', async () => {
  const listMoving = get('/api/moving').returns(figure)
  void preloadEndpoint(listMoving)
  function Moving() {
    const { data } = useEndpoint(listMoving)
    // Runs after rendering and before the effects that subscribe to changes.
    useInsertionEffect(() => {
      window.dispatchEvent(new CustomEvent<ServerNews>(SERVER_NEWS, { detail: { paths: '*' } }))
    }, [])
    return <p>{`moving ${data ?? '…'}`}</p>
  }
  render(
    <SWRConfig value={SWR_OPTIONS}>
      <Moving />
    </SWRConfig>,
  )
  await screen.findByText('moving 2')
  await act(async () => {
    await new Promise(requestAnimationFrame)
  })
  expect(answered).toBe(2)
})

test('keeps polling after a failed poll', async () => {
  const listRates = get('/api/rates').returns(figure)
  function Rates() {
    const { data, error } = useEndpoint(listRates, { pollEvery: 10 })
    return <p>{error ? 'failed' : `rate ${data ?? '…'}`}</p>
  }
  let failing = true
  setTransport(async () => (failing ? new Response('down', { status: 503 }) : Response.json(1.5)))
  render(
    <SWRConfig value={SWR_OPTIONS}>
      <Rates />
    </SWRConfig>,
  )
  await screen.findByText('failed')
  failing = false
  expect(await screen.findByText('rate 1.5')).toBeTruthy()
})
