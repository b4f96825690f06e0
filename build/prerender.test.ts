import { expect, it } from 'vitest'
import { frame, signIn } from './prerender.tsx'

it('leaves prefixes that no browser of the page needs out of the first styles', () => {
  const styles = signIn.styles + frame.styles
  expect(styles).toContain('display:flex;')
  expect(styles).not.toMatch(/[{;](?:display:)?-ms-/)
  expect(styles).not.toMatch(/display:-webkit-flex|-webkit-align-items|-webkit-transition/)
  // Safari needs this one.
  expect(styles).toContain('-webkit-user-select:none;')
})
