import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { formerWorkerPlugin } from './build/former-worker-plugin.ts'
import { pagePlugin } from './build/page-plugin.ts'
import { textOnlyPdfPlugin } from './build/text-only-pdf-plugin.ts'
import { bulkNamesPlugin } from './mocks/build/bulk-names-plugin.ts'
import { slimPlugin } from './mocks/build/slim-plugin.ts'
import { workerPlugin } from './mocks/build/worker-plugin.ts'
import { SESSION_COOKIE } from './mocks/core/session/session-cookie.ts'
import { MARKER_FILE } from './src/boot/marker.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The router's package names its development build for every browser. */
const ROUTER = [
  { find: /^react-router$/, replacement: file('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: file('node_modules/react-router/dist/production/dom-export.mjs') },
]

/** Bundled for the unit tests with the same replacements as in the build. */
const BANK_LIBRARIES = {
  enabled: true,
  include: ['@mswjs/data', '@mswjs/data/lib/glossary', 'msw'],
}

export default defineConfig(({ command, mode }) => ({
  base: './',
  resolve: { alias: command === 'build' ? ROUTER : [] },
  plugins: [
    react({ compiler: true }),
    mode !== 'live' && slimPlugin(),
    bulkNamesPlugin(),
    textOnlyPdfPlugin(),
    // A real bank's session cookie is hidden from scripts.
    pagePlugin({ sessionCookie: mode === 'live' ? null : SESSION_COOKIE }),
    mode === 'live' ? formerWorkerPlugin() : workerPlugin(),
  ],
  optimizeDeps: { rolldownOptions: { plugins: [slimPlugin({ isCounted: false })] } },
  ssr: { optimizeDeps: { rolldownOptions: { plugins: [slimPlugin()] } } },
  build: {
    outDir: mode === 'live' ? 'dist-live' : 'dist',
    // The oldest browsers that `src/boot/old-browser.js` lets in.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    modulePreload: { polyfill: false },
    // By being there it also says that the application lies here.
    manifest: MARKER_FILE,
    // What counts is checked by the size budget.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // One chunk for each of these with all that it imports; an earlier one takes what several need. Left alone, the
        // bundler makes dozens of small files that every page shares.
        codeSplitting: {
          groups: [
            { name: 'bank', test: /mocks[\\/](start|scenarios[\\/]established)\.ts$/ },
            { name: 'app', test: /src[\\/](app[\\/]start|ui[\\/](overlays[\\/]dialog|forms[\\/]select))\.tsx$/ },
            { name: 'base', test: /@mui[\\/]|src[\\/]ui[\\/](data|feedback|layout)/, minShareCount: 10 },
            { name: 'sign-in', test: /[\\/]sign-in-page\.tsx$/ },
            { name: 'shell', test: /src[\\/]app[\\/]shell[\\/]shell\.tsx$/ },
            { name: 'forms', test: /src[\\/]ui[\\/](forms|overlays)[\\/]/, minShareCount: 3 },
            { name: 'page-kit', test: /@mui[\\/]|src[\\/]ui[\\/]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  // A form filled in by hand takes seconds on a machine that is busy; of two processors the default would leave one idle.
  test: {
    testTimeout: 30_000,
    maxWorkers: '100%',
    deps: { optimizer: { ssr: BANK_LIBRARIES, client: BANK_LIBRARIES } },
    // A jsdom costs a second a file: where no component is rendered, a test asks for one in its first line if it needs it.
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          setupFiles: ['src/testing/jsdom.ts'],
          include: ['{src,mocks}/**/*.test.tsx'],
        },
      },
      { extends: true, test: { name: 'modules', environment: 'node', include: ['{src,mocks}/**/*.test.ts'] } },
    ],
  },
}))
