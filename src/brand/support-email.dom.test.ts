import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { demonstrate } from '../demonstration/demonstration.ts'
import { PRODUCT_NAME } from '../product.ts'
import { useSupportEmail } from './brand.ts'

afterEach(() => {
  demonstrate({ brand: { name: PRODUCT_NAME } })
})

it.each([
  ['Northbank', 'support@northbank.example'],
  ['Ørsted Łódź Straße', 'support@orstedlodzstrasse.example'],
  ['1st Bank & Co.', 'support@1stbankco.example'],
  ['بنك', 'support@bank.example'],
])('the support of %s has the address %s', (name, address) => {
  demonstrate({ brand: { name } })
  expect(renderHook(useSupportEmail).result.current).toBe(address)
})
