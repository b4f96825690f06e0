import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import script from './old-browser.js?raw'

/** Runs it as the page does, in the global scope. */
const run = () => {
  window.eval(script)
}

const said = () => document.querySelector('[role="alert"]')?.textContent

beforeEach(() => {
  document.body.innerHTML = '<div id="root">Sign in</div>'
  vi.stubGlobal('CSS', { supports: () => true })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('says nothing in a browser that has what the product needs', () => {
  run()
  window.dispatchEvent(new ErrorEvent('error', { message: 'TypeError: something else' }))
  expect(said()).toBeUndefined()
})

test('replaces the page with one sentence where an API is missing', () => {
  const { toSorted } = Array.prototype
  try {
    Reflect.deleteProperty(Array.prototype, 'toSorted')
    run()
  } finally {
    Reflect.defineProperty(Array.prototype, 'toSorted', { value: toSorted, configurable: true, writable: true })
  }
  expect(said()).toMatch(/^This browser is too old for this page\. It works in Chrome and Edge 111, /)
  expect(document.body.textContent).not.toContain('Sign in')
})

test.each(['color-mix(in srgb, red, red)', 'selector(:has(a))'])('says it where styles lack %s', (feature) => {
  vi.stubGlobal('CSS', { supports: (...parts: string[]) => parts.at(-1) !== feature })
  run()
  expect(said()).toContain('Firefox 121')
})

test('says it where a script cannot be read', () => {
  run()
  expect(said()).toBeUndefined()
  window.dispatchEvent(new ErrorEvent('error', { message: "SyntaxError: Unexpected token '?'" }))
  expect(said()).toContain('Safari and iOS 16.4')
})
