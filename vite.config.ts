import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { bulkNamesPlugin } from './mocks/build/bulk-names-plugin.ts'
import { slimPlugin } from './mocks/build/slim-plugin.ts'
import { workerPlugin } from './mocks/build/worker-plugin.ts'
import { SESSION_COOKIE } from './mocks/core/session-cookie.ts'
import { chunksByRoot } from './src/boot/chunks.ts'
import { bootPlugin } from './src/boot/boot-plugin.ts'
import { textOnlyPdfPlugin } from './src/documents/text-only-pdf-plugin.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [
    react({ compiler: true }),
    slimPlugin(),
    bulkNamesPlugin(),
    textOnlyPdfPlugin(),
    // A real bank's session cookie is hidden from scripts.
    bootPlugin({ sessionCookie: mode === 'live' ? null : SESSION_COOKIE }),
    mode !== 'live' && workerPlugin(),
  ],
  build: {
    outDir: mode === 'live' ? 'dist-live' : 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunksByRoot([
            { name: 'app', modules: [file('src/main.tsx')] },
            { name: 'bank', modules: [file('mocks/start.ts'), file('mocks/scenarios/established.ts')] },
            { name: 'sign-in', modules: [file('src/features/auth/sign-in-page.tsx')] },
            { name: 'shell', modules: [file('src/app/shell/shell.tsx')] },
          ]),
        },
      },
    },
  },
  // A form filled in by hand takes seconds on a machine that is busy.
  test: { environment: 'jsdom', testTimeout: 30_000, include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.{ts,tsx}'] },
}))
