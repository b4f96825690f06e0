import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { bulkNamesPlugin } from './mocks/build/bulk-names-plugin.ts'
import { slimPlugin } from './mocks/build/slim-plugin.ts'
import { workerPlugin } from './mocks/build/worker-plugin.ts'
import { bootPlugin } from './src/boot/boot-plugin.ts'
import { textOnlyPdfPlugin } from './src/documents/text-only-pdf-plugin.ts'

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [react({ compiler: true }), slimPlugin(), bulkNamesPlugin(), textOnlyPdfPlugin(), bootPlugin(), mode !== 'live' && workerPlugin()],
  build: {
    outDir: mode === 'live' ? 'dist-live' : 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  // A form filled in by hand takes seconds on a machine that is busy.
  test: { environment: 'jsdom', testTimeout: 30_000, include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.{ts,tsx}'] },
}))
