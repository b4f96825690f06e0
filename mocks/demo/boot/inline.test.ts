import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'

it('keeps libraries and scenarios out of the first script of the page', async () => {
  const modules: string[] = []
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [{ name: 'note-modules', moduleParsed: ({ id }) => void modules.push(id) }],
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('inline.ts', import.meta.url)), formats: ['iife'], name: 'corridor' },
    },
  })
  expect(modules).toContainEqual(expect.stringMatching(/mocks\/demo\/boot\/first-brand\.ts$/))
  expect(modules.filter((id) => /node_modules|scenarios\/(?!without-samples)|domains/.test(id))).toEqual([])
})
