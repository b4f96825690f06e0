import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { bulkNamesPlugin } from './mocks/build/bulk-names-plugin.ts'
import { slimPlugin } from './mocks/build/slim-plugin.ts'
import { workerPlugin } from './mocks/build/worker-plugin.ts'
import { SESSION_COOKIE } from './mocks/core/session-cookie.ts'
import { chunksByRoot } from './src/boot/chunks.ts'
import { compileAheadPlugin } from './src/boot/compile-ahead-plugin.ts'
import { bootPlugin } from './src/boot/boot-plugin.ts'
import { formerWorkerPlugin } from './src/boot/former-worker-plugin.ts'
import { sentinelsPlugin } from './src/boot/sentinels-plugin.ts'
import { flatButtonsPlugin } from './src/theme/flat-buttons-plugin.ts'
import { slimFormsPlugin } from './src/ui/slim-forms-plugin.ts'
import { textOnlyPdfPlugin } from './src/documents/text-only-pdf-plugin.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const SHARED_ICONS = ['Add', 'Description', 'Download', 'Schedule', 'VerifiedUser', 'Visibility'].map(
  (name) => `node_modules/@mui/icons-material/${name}Outlined.mjs`,
)

/** Its package names the development build for every browser. */
const ROUTER = [
  { find: /^react-router$/, replacement: file('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: file('node_modules/react-router/dist/production/dom-export.mjs') },
]

export default defineConfig(({ command, mode }) => ({
  base: './',
  resolve: { alias: command === 'build' ? ROUTER : [] },
  plugins: [
    react({ compiler: true }),
    slimPlugin(),
    bulkNamesPlugin(),
    textOnlyPdfPlugin(),
    flatButtonsPlugin(),
    slimFormsPlugin(),
    sentinelsPlugin(),
    // A real bank's session cookie is hidden from scripts.
    bootPlugin({ sessionCookie: mode === 'live' ? null : SESSION_COOKIE }),
    compileAheadPlugin(['app', 'sign-in']),
    mode === 'live' ? formerWorkerPlugin() : workerPlugin(),
  ],
  optimizeDeps: { rolldownOptions: { plugins: [slimPlugin()] } },
  build: {
    outDir: mode === 'live' ? 'dist-live' : 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What counts is checked by the size budget; the application of a real bank is one file of just more than the usual 500 KB.
    chunkSizeWarningLimit: 550,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunksByRoot([
            // With all that both of them need, so that the bank opens without waiting for the application.
            { name: 'bank', modules: ['src/bank.ts', 'mocks/start.ts', 'mocks/scenarios/established.ts'].map(file) },
            // Beside the application itself what both first screens need of the kit: the shell goes without the sign-in's form.
            {
              name: 'app',
              modules: [
                'src/main.tsx',
                ...['brand-mark.tsx', 'busy.ts', 'dialog.tsx', 'input.ts', 'money.tsx'].map((name) => `src/ui/${name}`),
              ].map(file),
            },
            { name: 'sign-in', modules: [file('src/features/auth/sign-in-page.tsx')] },
            // What the pages behind it share comes with the shell, not in files of a few hundred bytes.
            {
              name: 'shell',
              modules: [
                'src/app/shell/shell.tsx',
                'src/ui/page.tsx',
                'src/documents/period.ts',
                'src/documents/use-download.ts',
                ...SHARED_ICONS,
              ].map(file),
            },
            {
              name: 'password',
              modules: ['scrypt.js', 'utils.js'].map((name) => file(`node_modules/@noble/hashes/${name}`)),
            },
          ]),
        },
      },
    },
  },
  // A form filled in by hand takes seconds on a machine that is busy; of two processors the default would leave one idle.
  test: {
    testTimeout: 30_000,
    maxWorkers: '100%',
    // A page costs a second a file to set up: where no component is rendered, a test asks for one in its first line if it needs it.
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
