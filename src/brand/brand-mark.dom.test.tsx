import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BrandMark } from './brand-mark.tsx'
import { setBrand } from './brand.ts'

afterEach(() => setBrand({}))

test('a name that is written from right to left is cut at its end', async () => {
  await setBrand({ name: 'חברת אור בע״מ' })
  render(<BrandMark />)
  // jsdom does no layout, and an ellipsis is always at the end of the direction.
  expect(screen.getByText('חברת אור בע״מ').getAttribute('dir')).toBe('auto')
})

test.each([{}, { wordmark: true }])('a dark logo stands on white in the dark scheme: %j', async (kind) => {
  await setBrand({
    name: 'Nord',
    logo: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    ...kind,
  })
  const { container } = render(<BrandMark />)
  const plate = () => getComputedStyle(container.querySelector('img') ?? container).backgroundColor
  expect(plate()).toBe('rgba(0, 0, 0, 0)')
  document.documentElement.dataset['scheme'] = 'dark'
  expect(plate()).toBe('rgb(255, 255, 255)')
  delete document.documentElement.dataset['scheme']
})
