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
