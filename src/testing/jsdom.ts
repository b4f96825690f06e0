import { configure } from '@testing-library/react'

// A page fetches chunks while it is used; on a busy machine the default second is not enough for them.
configure({ asyncUtilTimeout: 10_000 })

// Where nothing is laid out, nothing has a size that could change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Element.prototype.scrollIntoView = () => undefined
