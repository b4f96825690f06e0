import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compileHintPlugin } from './build/compile-hint-plugin.ts'
import { formerWorkerPlugin } from './build/former-worker-plugin.ts'
import { mapPicturesPlugin } from './build/map-pictures-plugin.ts'
import { pagePlugin } from './build/page-plugin.ts'
import { singleFilePlugin } from './build/single-file-plugin.ts'
import { textOnlyPdfPlugin } from './build/text-only-pdf-plugin.ts'
import { OF_DATA, slimPlugin } from './build/slim-plugin.ts'
import { workerPlugin } from './build/worker-plugin.ts'

/** Bundled for the unit tests with the same replacements as in the build. MSW runs in Node as it is. */
const BANK_LIBRARIES = {
  enabled: true,
  include: ['@mswjs/data', '@mswjs/data/lib/glossary'],
}

const IN_A_PAGE = ['.ci/test-date.mjs', 'src/testing/jsdom.ts', 'mocks/bank/testing/node-20.ts']

/** Modules that the first screens have in common. */
const FIRST_SCREENS = [
  /@mui[\\/](material[\\/])?utils[\\/](?!useRovingTabIndex)/,
  /@mui[\\/]material[\\/]Typography[\\/]/,
  /icons-material[\\/]VisibilityOutlined/,
  /src[\\/]app[\\/]start\.tsx$/,
  /src[\\/]boot[\\/]early-press\.ts$/,
  /src[\\/](brand[\\/]brand-mark|ui[\\/]layout[\\/]page-arrival)\.tsx?$/,
  /src[\\/]ui[\\/](feedback[\\/]busy-props|overlays[\\/]use-on-demand|forms[\\/]select)\.tsx?$/,
]

/** The shell, and what it and most of its pages have in common. */
const SHELL = [
  /src[\\/]app[\\/]shell[\\/]shell\.tsx$/,
  /icons-material[\\/]ScheduleOutlined/,
  /src[\\/]ui[\\/]layout[\\/]icon-action\.tsx$/,
  /src[\\/]session[\\/](application|use-device-memory)\.ts$/,
  /src[\\/]documents[\\/](period|use-download)\.ts$/,
]

/** The chunks of the first screens, most of whose functions run at once. */
const FIRST_CHUNKS = ['start', 'app', 'sign-in', 'shell', 'page-kit', 'dashboard-page']

const anyOf = (patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/** Where a bank in development tells its news. */
const EVENTS = '/events'

/** Passes calls on to a bank. The browser keeps its cookies as those of the development server. */
const proxyTo = (target: string) =>
  Object.fromEntries(['/api', EVENTS].map((path) => [path, { target, changeOrigin: true, cookieDomainRewrite: '' }]))

/** `BANK_URL=https://… npm run dev` shows the live product against this bank. */
const { BANK_URL, VITE_EVENTS_URL } = process.env
if (BANK_URL && !/^https?:\/\/./.test(BANK_URL))
  throw new Error(`BANK_URL=${BANK_URL} is no address of a bank: write one such as BANK_URL=http://localhost:4600`)
const eventsOf = (command: string): string => VITE_EVENTS_URL ?? (command === 'serve' && BANK_URL ? EVENTS : '')
const isLive = (command: string, mode: string): boolean => mode === 'live' || (command === 'serve' && Boolean(BANK_URL))

export default defineConfig(({ command, mode }) => ({
  base: './',
  ...(command === 'serve' && BANK_URL && { mode: 'live' }),
  server: {
    // Other builds, for example that of `npm run bank`, would reload the page.
    watch: { ignored: ['**/dist-{bank,file,live}/**'] },
    ...(BANK_URL && { proxy: proxyTo(BANK_URL) }),
  },
  define: {
    // `ALLOW_QUIET=1` for a deployment that only its owner can give links to.
    'import.meta.env.ALLOW_QUIET': JSON.stringify(process.env.ALLOW_QUIET ?? ''),
    'import.meta.env.VITE_EVENTS_URL': JSON.stringify(eventsOf(command)),
  },
  plugins: [
    react(),
    !isLive(command, mode) && slimPlugin(),
    textOnlyPdfPlugin(),
    ...(mode === 'file'
      ? singleFilePlugin('mocks/demo/boot/inline-file.ts')
      : [
          pagePlugin(isLive(command, mode) ? 'src/boot/inline.ts' : 'mocks/demo/boot/inline.ts'),
          ...(isLive(command, mode) ? [formerWorkerPlugin()] : [workerPlugin(), mapPicturesPlugin()]),
          compileHintPlugin(isLive(command, mode) ? FIRST_CHUNKS : [...FIRST_CHUNKS, 'bank']),
        ]),
  ],
  optimizeDeps: { rolldownOptions: { plugins: [slimPlugin({ isCounted: false })] } },
  ssr: { optimizeDeps: { rolldownOptions: { plugins: [slimPlugin({ replacements: OF_DATA })] } } },
  build: {
    outDir: { live: 'dist-live', file: 'dist-file' }[mode] ?? 'dist',
    copyPublicDir: mode !== 'file',
    // The oldest browsers that `src/boot/old-browser.js` accepts.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    modulePreload: { polyfill: false },
    // The size budget (.ci/budget.mjs) checks sizes.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // On a slow machine, every build would warn of the prerendering, which is meant to take its time.
      checks: { bundlerTimings: false },
      // Emotion imports it for a function that nothing here calls.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        // Filter lists block files with such names.
        chunkFileNames: ({ name, moduleIds }) =>
          // Left out of the offline copy by its name.
          moduleIds[0]?.includes('@faker-js') ||
          moduleIds[0]?.includes('demo/map/') ||
          moduleIds.some((id) => id.includes('html-to-image'))
            ? `assets/on-demand-${name}-[hash].js`
            : `assets/${name.replace(/^(ads?|analytics|banner|tracking)\b/, 'view')}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${names.some((name) => name.includes('latin-ext')) ? 'on-demand-' : ''}[name]-[hash][extname]`,
        // One chunk per group, with everything it imports; the first matching group takes a shared module. Without
        // groups the bundler creates dozens of small shared files.
        codeSplitting: {
          groups: [
            // What `main.tsx` needs to start all other chunks at the same time.
            { name: 'start', test: /src[\\/](app[\\/]page-code|bank)\.ts$|vite[\\/]preload-helper/ },
            { name: 'bank', test: /mocks[\\/](start|bank[\\/]scenarios[\\/]established)\.ts$/ },
            { name: 'app', test: anyOf(FIRST_SCREENS) },
            // The dock shares MUI's Snackbar, and would be loaded with it otherwise.
            { name: 'toast', test: /src[\\/]app[\\/]toast\.tsx$/ },
            // Dialogs, sheets and the phone's drawer: nothing of it shows before a press.
            { name: 'overlay', test: /src[\\/]ui[\\/]overlays[\\/]dialog\.tsx$/ },
            { name: 'tooltip', test: /@mui[\\/]material[\\/]Tooltip[\\/]/ },
            {
              name: 'base',
              test: /@mui[\\/]|src[\\/]ui[\\/](data|feedback|layout[\\/](?!icon-action|tip\.))/,
              minShareCount: 10,
            },
            { name: 'sign-in', test: /[\\/]sign-in-page\.tsx$/ },
            { name: 'shell', test: anyOf(SHELL) },
            { name: 'forms', test: /src[\\/]ui[\\/](forms|overlays)[\\/]/, minShareCount: 3 },
            { name: 'page-kit', test: /@mui[\\/]|src[\\/]ui[\\/]/, minShareCount: 4 },
            { name: 'dashboard-page', test: /[\\/]dashboard-page\.tsx$/ },
            { name: 'icons', test: /@mui[\\/]icons-material/, minShareCount: 2 },
            { name: 'days', test: /date-fns|use-today/, minShareCount: 2 },
            { name: 'driver', test: /dock[\\/]page[\\/](driver|find-target)\.ts$/ },
            // What the dock shares with single pages.
            { name: 'shared', test: /@mui[\\/]|src[\\/]ui[\\/]/, minShareCount: 3 },
            // What other later parts share. Without these groups it becomes dozens of files of a few hundred bytes.
            { name: 'hashes', test: /@noble[\\/]hashes/ },
            { name: 'pdf', test: /documents[\\/]pdf\.ts$|fflate/ },
            { name: 'product', test: /src[\\/]/, minShareCount: 2 },
            { name: 'console', test: /mocks[\\/]demo[\\/]((open-)?console|links[\\/]state-link)\.ts$/ },
            { name: 'prospect', test: /prospect[\\/](read-prospect|account-numbers)|names[\\/]countries/ },
            { name: 'dock', test: /mocks[\\/]demo[\\/](?!map)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Filling in a form takes seconds on a busy machine. By default Vitest leaves one of two processors idle.
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: '100%',
    deps: { optimizer: { ssr: BANK_LIBRARIES, client: BANK_LIBRARIES } },
    // Files share modules and the page, which saves a third of the processor time. Those in the second project have
    // their own: they replace modules, start what a page starts once, depend on the state of a module, or render the
    // application. In the pool `vmForks` a process loads jsdom once for all its files.
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          isolate: false,
          setupFiles: IN_A_PAGE,
          include: ['src/{features,ui}/**/*.test.tsx'],
          exclude: ['**/*.dom.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          pool: 'vmForks',
          environment: 'jsdom',
          setupFiles: IN_A_PAGE,
          include: ['{src,mocks}/**/*.{test.tsx,dom.test.ts}'],
          exclude: ['src/{features,ui}/**/!(*.dom).test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'modules',
          environment: 'node',
          isolate: false,
          setupFiles: ['.ci/test-date.mjs'],
          include: ['{src,mocks,build,e2e/conform}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
    ],
  },
}))
