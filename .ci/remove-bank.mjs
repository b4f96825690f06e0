import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { ROOT, say } from './project.mjs'

// `npm run remove-bank`: leaves the product alone, for a real bank. The browser tests go too, because they run the
// demonstration. Each edit must find its text, so that a change of a file asks for one here.

const KEPT_IN_CI = ['conform.mjs', 'load-ts.mjs', 'project.mjs', 'test-date.mjs', 'zones.mjs']
const KEPT_IN_E2E = ['conform']
const GUIDE_OF_THE_BANK = /^(add-(?!a-page)|debug-a-handler|links-and|record-a-tour|test-a-page|use-the-bank)/

/** @param {string} folder @param {(name: string) => boolean} goes */
const inFolder = (folder, goes) =>
  readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true })
    .filter(goes)
    .map((name) => join(folder, name))

const removed = [
  'mocks',
  'playwright.config.ts',
  'playwright.engines.config.ts',
  'redocly.yaml',
  'vite.bank.config.ts',
  'src/fault-matrix.test.ts',
  ...inFolder('.ci', (name) => !KEPT_IN_CI.includes(name)),
  ...inFolder('build', (name) => /^(bank-build|map-pictures|single-file|slim|stand-ins|worker)/.test(name)),
  ...inFolder('e2e', (name) => !KEPT_IN_E2E.includes(name.split(sep)[0] ?? '')),
  ...inFolder('e2e/conform', (name) => /^(breaking|openapi)|\.test\.ts$/.test(name)),
  ...inFolder('docs', (name) => /^(bite|faults|measured|pictures)/.test(name)),
  ...inFolder('docs/guide', (name) => GUIDE_OF_THE_BANK.test(name)),
]

/** The text of all sources, to see which packages they import. */
const sources = () =>
  ['src', 'mocks', 'build', 'e2e', '.ci']
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => inFolder(folder, (name) => /\.(tsx?|mjs)$/.test(name)))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n')
const before = sources()

/** @typedef {[from: string | RegExp, to: string]} Edit */

/** @param {string} file @param {...Edit} edits */
function edit(file, ...edits) {
  let text = readFileSync(join(ROOT, file), 'utf8')
  for (const [from, to] of edits) {
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${file} no longer holds ${String(from)}. Adapt .ci/remove-bank.mjs.`)
    text = changed
  }
  writeFileSync(join(ROOT, file), text)
}

/** Whether it names or links to a file that is removed, or needs the mock bank's command. @param {string} block */
const isGone = (block) =>
  block.includes('npm run bank') ||
  removed.some((gone) => block.includes(`\`${gone}`) || block.includes(`](${basename(gone)})`))

/** Removes what is about the bank, and names the live build `build`: it is the only one. @param {string} document */
function withoutRemoved(document) {
  const text = readFileSync(join(ROOT, document), 'utf8').replace(/(build|dist)[:-]live/g, '$1')
  const blocks = text.split(/\n(?=\n|\||[-*] |\d+\. |#)/)
  const kept = blocks.filter((block) => !isGone(block)).join('\n')
  writeFileSync(join(ROOT, document), `${kept.trimEnd()}\n`)
}

edit('src/bank.ts', [
  /import[\s\S]*$/,
  `/** Starts what the product needs of a bank: its news. Calls go to \`/api\`. */
export function openBank(): void {
  void import('./live/start-live.ts').then(({ startLive }) => startLive())
}
`,
])
edit('src/main.tsx', ['const shown = ', 'void '], ['openBank(shown)', 'openBank()'])
edit(
  'vite.config.ts',
  [/import \{ (mapPicturesPlugin|singleFilePlugin|OF_DATA, slimPlugin|workerPlugin) \}.*\n/g, ''],
  [/\/\*\* Bundled for the unit tests[\s\S]*?\n\}\n\n/, ''],
  [/const isLive = .*\n/, ''],
  [
    / {2}plugins: \[\n[\s\S]*?\n {2}\],\n {2}optimizeDeps:.*\n {2}ssr:.*\n/,
    `  plugins: [
    react(),
    textOnlyPdfPlugin(),
    pagePlugin('src/boot/inline.ts'),
    formerWorkerPlugin(),
    compileHintPlugin(FIRST_CHUNKS),
  ],
`,
  ],
  [/ +\{ name: '(bank|driver|console|prospect|dock)'.*\n/g, ''],
  [/ +outDir: .*\n.*\n/, ''],
  ['({ command, mode })', '({ command })'],
  [/ +deps: \{ optimizer.*\n/, ''],
  [", 'mocks/bank/testing/node-20.ts'", ''],
  ['{src,mocks}/', 'src/'],
  ['{src,mocks,build,e2e/conform}/', '{src,build}/'],
)
edit(
  '.oxlintrc.json',
  [/,\s+\/\/ The bank: the store below[\s\S]*?("mocks\/start\.ts": .*)/, ''],
  [/,\s*"mocks\/start\.ts"/, ''],
)
edit('.oxlintrc.json', [/ +\/\/ Tests of the bank may.*\n.*\n/, ''], [/,\n +\{ "files": \["mocks.*/, ''])
edit('src/arrows.test.ts', [/^ +'.*mocks\/.*\n/gm, ''])
edit('tsconfig.json', ['"mocks", ', ''])
/** @typedef {Record<string, string>} Names */
/** Its overrides are those of MSW. */
const { overrides: _, ...manifest } =
  /** @type {{ overrides: unknown, scripts: Names, dependencies: Names, devDependencies: Names }} */ (
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  )
const { check, format, unit, conform } = manifest.scripts
const test = 'npm run check && npm run unit && npm run build'
const scripts = { dev: 'vite --mode live', build: 'vite build --mode live', test, check, format, unit, conform }
writeFileSync(join(ROOT, 'package.json'), `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`)
for (const path of removed) rmSync(join(ROOT, path), { recursive: true, force: true })
edit('docs/architecture.md', [/Corridor is a product[\s\S]*?(?=## Where to look)/, ''])
for (const document of ['docs/architecture.md', ...inFolder('docs/guide', () => true)]) withoutRemoved(document)
renameSync(join(ROOT, 'docs/readme-without-the-bank.md'), join(ROOT, 'README.md'))
edit('README.md', [/\]\(/g, '](docs/'])

const after = sources()
/** @param {string} text @param {string} name */
const imports = (text, name) => new RegExp(`(?:from|import\\(?) '${name}['/]`).test(text)
const unused = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
  (name) => imports(before, name) && !imports(after, name),
)
say('The product is alone: README.md says how to go on. These packages are no longer imported:')
say(`\n  npm uninstall ${unused.join(' ')}\n`)
