import { createServer, resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { loadTs } from '../.ci/load-ts.mjs'

const watcher = vi.hoisted(() => ({ close: vi.fn<() => Promise<void>>(async () => undefined) }))

vi.mock('vite', async (original) => ({
  ...(await original<object>()),
  createServer: vi.fn<() => Promise<object>>(() => {
    process.env.NODE_ENV ??= 'development'
    return Promise.resolve({ watcher, ssrLoadModule: () => Promise.resolve({}) })
  }),
}))

test('a command that loads TypeScript leaves the packages of a running development server alone', async () => {
  await loadTs('src/clock.ts')
  const { cacheDir } = await resolveConfig({ configFile: false }, 'serve')
  const options: unknown = vi.mocked(createServer).mock.lastCall?.[0]
  expect(options).toMatchObject({ cacheDir: expect.any(String) as string })
  expect(options).not.toMatchObject({ cacheDir })
})

test('a command that has loaded TypeScript still builds for production', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  await loadTs('src/clock.ts')
  expect(process.env.NODE_ENV).toBeUndefined()
  vi.unstubAllEnvs()
})

test('a command that loads TypeScript stops watching the project, so that it can end', async () => {
  watcher.close.mockClear()
  await loadTs('src/clock.ts')
  expect(watcher.close).toHaveBeenCalledOnce()
})
