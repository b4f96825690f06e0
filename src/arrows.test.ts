import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

// The zones of `.oxlintrc.json`, tested with imports that break them and imports that respect them.

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const FORBIDDEN = {
  'src/features/cards/of-another-feature.ts': '../payments/rails.ts',
  'src/features/cards/limits/of-another-feature.ts': '../../payments/rails.ts',
  'src/features/cards/limits/deep/of-another-feature.ts': '../../../payments/rails.ts',
  'src/features/cards/of-the-application.ts': '../../app/pages.ts',
  'src/features/cards/of-the-bank.ts': '../../../mocks/start.ts',
  'src/features/cards/of-testing.ts': '../../testing/open-page.tsx',
  'src/app/of-the-bank.ts': '../../mocks/start.ts',
  'src/ui/of-a-feature.ts': '../features/payments/rails.ts',
  'src/ui/of-a-call.ts': '../api/call.ts',
  'src/api/of-the-screen.ts': '../ui/data/money.tsx',
  'src/contract/of-a-call.ts': '../api/call.ts',
  'mocks/bank/store/of-the-product.ts': '../../../src/api/call.ts',
  'mocks/bank/store/of-a-domain.ts': '../domains/payments/model.ts',
  'mocks/bank/store/database/of-all-tables.ts': '../../tables.ts',
  'mocks/bank/domains/cards/of-the-product.ts': '../../../../src/api/call.ts',
  'mocks/bank/domains/cards/of-the-demo.ts': '../../../demo/console.ts',
  'mocks/bank/domains/cards/of-a-scenario.ts': '../../scenarios/scenarios.ts',
  'mocks/bank/server/of-the-demo.ts': '../../demo/console.ts',
  'mocks/demo/dock/of-the-product.ts': '../../../src/api/call.ts',
  'mocks/demo/dock/of-the-start.ts': '../../start.ts',
}

const ALLOWED = {
  'src/features/cards/of-the-kit.ts': '../../ui/data/money.tsx',
  'src/features/cards/limits/of-its-parent.ts': '../card-tile.tsx',
  'src/features/cards/limits/of-its-sibling.ts': '../details/card-details.tsx',
  'src/features/cards/of-testing.test.ts': '../../testing/open-page.tsx',
  'src/app/of-a-feature.ts': '../features/cards/cards-page.tsx',
  'mocks/bank/http/of-the-contract.ts': '../../../src/contract/contract.ts',
  'mocks/bank/store/of-the-store.ts': './database/db.ts',
  'mocks/bank/domains/cards/of-the-contract.ts': '../../../../src/contract/values/money.ts',
  'mocks/bank/domains/cards/of-another-domain.ts': '../ledger/ledger.ts',
  'mocks/demo/dock/of-the-kit.ts': '../../../src/text/format.ts',
  'mocks/demo/dock/of-the-bank.ts': '../../bank/store/bank.ts',
}

/** Two files that need each other's types only. */
const CIRCLE = {
  'src/ui/one.ts': "import type { Two } from './two.ts'\nexport type One = Two | 1\n",
  'src/ui/two.ts': "import type { One } from './one.ts'\nexport type Two = One[]\n",
}

/** The ways to write an import. */
const writings = [
  (from: string) => `import { it } from '${from}'\nexport const own = [it]\n`,
  (from: string) => `import type { It } from '${from}'\nexport type Own = It[]\n`,
  (from: string) => `export const own = () => import('${from}')\n`,
  (from: string) => `export type Own = typeof import('${from}')\n`,
  (from: string) => `export { it } from '${from}'\n`,
]

interface Finding {
  filename: string
  code: string
}

let folder = ''
let refused: string[] = []
let inCircle: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'corridor-arrows-'))
  for (const file of ['.oxlintrc.json', '.ci/zones.mjs']) cpSync(join(ROOT, file), join(folder, file))
  for (const [index, [file, from]] of Object.entries({ ...FORBIDDEN, ...ALLOWED }).entries()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), writings[index % writings.length]?.(from) ?? '')
  }
  for (const [file, text] of Object.entries(CIRCLE)) writeFileSync(join(folder, file), text)
  const found = findings()
  const filesOf = (rule: string) => found.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename)
  refused = filesOf('may-import')
  inCircle = filesOf('no-cycle')
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true }))

function findings(): Finding[] {
  try {
    execFileSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return []
  } catch (error) {
    return (JSON.parse(String((error as { stdout: Buffer }).stdout)) as { diagnostics: Finding[] }).diagnostics
  }
}

it('lists only zones that exist', () => {
  const text = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')
  const [, table = ''] = /"zones\/may-import": \[\s*"error",\s*\{([^}]*)\}/.exec(text) ?? []
  const zones = [...table.matchAll(/"((?:src|mocks)[^"]*)"/g)].map(([, zone = '']) => zone.replace('/*', ''))
  expect(zones.length).toBeGreaterThan(20)
  expect(zones.filter((zone) => !existsSync(join(ROOT, zone)))).toEqual([])
})

it('finds circles of files, also of types only', () => {
  expect(inCircle.toSorted()).toEqual(Object.keys(CIRCLE))
})

it.each(Object.entries(FORBIDDEN))('%s may not import %s', (file) => {
  expect(refused).toContain(file)
})

it.each(Object.entries(ALLOWED))('%s may import %s', (file) => {
  expect(refused).not.toContain(file)
})
