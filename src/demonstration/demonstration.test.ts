import { expect, test, vi } from 'vitest'

test('a live bank has no samples and no commands until a demonstration begins', async () => {
  vi.resetModules()
  const { demonstration } = await import('./demonstration.ts')
  expect(demonstration()).toMatchObject({ samples: false, illustrated: false, commands: [] })
  expect(demonstration().ratesOf('GBP/USD')).toEqual([])
})
