import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A page fetches chunks while it is used; on a busy machine the default second is not enough for them.
configure({ asyncUtilTimeout: 10_000 })

// What is left on the page goes on looking at it by timers, which may outlive the page itself.
afterEach(cleanup)

// Where nothing is laid out, nothing has a size that could change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Element.prototype.scrollIntoView = () => undefined
