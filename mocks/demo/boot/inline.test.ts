import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'

it('bundles no library and no scenario', async () => {
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
