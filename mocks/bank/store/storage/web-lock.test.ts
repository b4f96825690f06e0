import { afterEach, expect, it, vi } from 'vitest'
import { createLock } from './web-lock.ts'

type Work = () => Promise<string>
type Answer = (name: string, options: LockOptions, run: Work) => Promise<string>

const fails = (name: string) => () => Promise.reject(new DOMException(name, name))
const grants = (_: string, __: LockOptions, run: Work) => run()

/** A browser that answers requests for the lock in this order, and names these holders in turn. */
function browser(answers: Answer[], holders: string[]) {
  const request = vi.fn<Answer>((name: string, options: LockOptions, run: Work) =>
    (answers.shift() ?? grants)(name, options, run),
  )
  const query = vi.fn<() => Promise<object>>(() =>
    Promise.resolve({ held: [{ name: 'room', clientId: holders.shift() }] }),
  )
  vi.stubGlobal('navigator', { locks: { request, query } })
  return { request, lock: createLock('room') }
}

const work = vi.fn<Work>(() => Promise.resolve('done'))

afterEach(() => {
  vi.unstubAllGlobals()
  work.mockClear()
})

it('waits again when the lock was taken away before the work began', async () => {
  const { request, lock } = browser([fails('AbortError')], [])
  expect(await lock(work)).toBe('done')
  expect(work).toHaveBeenCalledOnce()
  expect(request).toHaveBeenCalledTimes(2)
})

it('does not repeat work that began before the lock was taken away', async () => {
  const { request, lock } = browser([(_, __, run) => run().then(fails('AbortError'))], [])
  expect(await lock(work)).toBe('done')
  expect(work).toHaveBeenCalledOnce()
  expect(request).toHaveBeenCalledOnce()
})

it('takes the lock from a tab that kept it twice as long as another waits', async () => {
  const { request, lock } = browser([fails('TimeoutError'), fails('TimeoutError')], ['frozen', 'frozen'])
  expect(await lock(work)).toBe('done')
  expect(request.mock.calls.map(([, options]) => options.steal ?? false)).toEqual([false, false, true])
})

it('leaves the lock to a long row of tabs', async () => {
  const { request, lock } = browser([fails('TimeoutError'), fails('TimeoutError')], ['first', 'second'])
  expect(await lock(work)).toBe('done')
  expect(request.mock.calls.some(([, options]) => options.steal)).toBe(false)
})

it('works in this tab alone where the page may not use locks', async () => {
  const { lock } = browser([fails('SecurityError')], [])
  expect(await lock(work)).toBe('done')
})
