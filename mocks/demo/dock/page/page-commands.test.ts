import { describe, expect, it } from 'vitest'
import { readPageCommand } from './page-commands.ts'

describe('a command from another window', () => {
  it.each([
    '/',
    '/payments?pay=GBP',
    '/verify-email?token=ab-12',
    '/payments?q=acme+ltd',
    "/payments?q=o'neil%20(EU)*..&page=2",
  ])('may open the path %s of the product', (path) => {
    expect(readPageCommand({ type: 'go', path })).toEqual({ type: 'go', path })
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/../other',
    '/%2e%2E/other',
    '/a\nb',
    '',
    7,
  ])('may not open %j', (path) => {
    expect(readPageCommand({ type: 'go', path })).toBeUndefined()
  })

  it.each([
    null,
    'go',
    { type: 'eval', code: '1' },
    { type: 'fill', label: 'x' },
    { type: 'fill', label: 'x', value: 'y'.repeat(1000) },
    { type: 'honesty', on: 1 },
  ])('is ignored when it is %j', (value) => {
    expect(readPageCommand(value)).toBeUndefined()
  })
})
