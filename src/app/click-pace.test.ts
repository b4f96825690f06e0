// @vitest-environment jsdom
import { createRequire } from 'node:module'
import { expect, test, vi } from 'vitest'

const scheduler = vi.hoisted(() => ({ unstable_forceFrameRate: vi.fn<(rate: number) => void>() }))
vi.mock('scheduler', () => scheduler)
const { renderInOnePieceAfterClicks } = await import('./click-pace.ts')

test('rendering keeps to slices until a click is answered, and again after what it brings', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  const rates = scheduler.unstable_forceFrameRate.mock.calls
  renderInOnePieceAfterClicks()
  document.body.click()
  expect(rates).toEqual([])
  for (const frame of frames) frame(0)
  expect(rates).toEqual([[1]])
  await vi.waitFor(() => expect(rates).toEqual([[1], [0]]))
})

test('the scheduler whose pace is set is the one that renders', () => {
  const here = createRequire(import.meta.url)
  expect(here.resolve('scheduler')).toBe(createRequire(here.resolve('react-dom')).resolve('scheduler'))
})
