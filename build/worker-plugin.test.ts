import { createServer } from 'vite'
import { expect, it, vi } from 'vitest'
import { workerPlugin } from './worker-plugin.ts'

const bundled = vi.hoisted(() => ({ script: vi.fn<() => Promise<string>>() }))
vi.mock('./bundled-script.ts', () => ({ bundledScript: bundled.script }))

it('keeps the dev server running while a worker file cannot be read', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [workerPlugin()],
    server: { port: 0, ws: false },
  })
  await server.listen()
  const worker = () => fetch(new URL('/worker.js', server.resolvedUrls?.local[0]))
  bundled.script.mockRejectedValueOnce(new SyntaxError('Unexpected token'))
  expect((await worker()).status).toBe(500)
  bundled.script.mockResolvedValue('// whole again')
  expect(await (await worker()).text()).toContain('// whole again')
  await server.close()
})
