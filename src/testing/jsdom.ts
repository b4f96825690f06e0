import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { beginWith } from '../demonstration/demonstration.ts'
import { mediaWhere } from './media.ts'

// Pages import chunks on demand; on a busy machine this takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

// As the mock bank shows the product.
beginWith({ samples: true, illustrated: true })

// Mounted components may have timers that would run after the environment is gone.
afterEach(cleanup)

// jsdom has no layout, so sizes never change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.matchMedia ??= mediaWhere(() => false)

// Nor does jsdom implement these.
Element.prototype.scrollIntoView = () => undefined
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
window.scrollTo = () => undefined
