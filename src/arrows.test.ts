import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

// Oxlint ignores a pattern that it cannot parse without a message, so every import rule is tested with imports that
// break it and imports that respect it.

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const FORBIDDEN = {
  'src/features/cards/of-another-feature.ts': '../payments/rails.ts',
  'src/features/cards/limits/of-another-feature.ts': '../../payments/rails.ts',
  'src/features/cards/limits/of-a-folder-of-another-feature.ts': '../../payments/list/payment-index.ts',
  'src/features/cards/of-the-application.ts': '../../app/pages.ts',
  'src/features/cards/limits/of-the-application.ts': '../../../app/pages.ts',
  'src/features/cards/limits/of-the-bank.ts': '../../../../mocks/start.ts',
  'src/features/cards/of-the-bank.ts': '../../../mocks/start.ts',
  'src/app/of-the-bank.ts': '../../mocks/start.ts',
  'src/ui/of-a-feature.ts': '../features/payments/rails.ts',
  'src/ui/of-a-call.ts': '../api/call.ts',
  'src/api/of-the-screen.ts': '../ui/data/money.tsx',
  'src/contract/of-a-call.ts': '../api/call.ts',
  'src/contract/of-the-screen.ts': '../ui/data/money.tsx',
  'mocks/bank/store/of-the-product.ts': '../../../src/api/call.ts',
  'mocks/bank/store/of-a-domain.ts': '../domains/payments/model.ts',
  'mocks/bank/store/database/of-all-tables.ts': '../../tables.ts',
  'mocks/bank/domains/cards/of-the-product.ts': '../../../../src/api/call.ts',
  'mocks/bank/domains/cards/of-the-demo.ts': '../../../demo/console.ts',
  'mocks/demo/dock/of-the-product.ts': '../../../src/api/call.ts',
}

const ALLOWED = {
  'src/features/cards/of-the-kit.ts': '../../ui/data/money.tsx',
  'src/features/cards/of-its-subfolder.ts': './limits/limits-dialog.tsx',
  'src/features/cards/limits/of-the-kit.ts': '../../../ui/data/money.tsx',
  'src/features/cards/limits/of-the-same-folder.ts': './limits-dialog.tsx',
  'src/features/cards/limits/of-its-parent.ts': '../card-tile.tsx',
  'src/features/cards/limits/of-its-sibling.ts': '../details/card-details.tsx',
  'src/contract/of-the-name.ts': '../product.ts',
  'mocks/bank/http/of-the-contract.ts': '../../../src/contract/contract.ts',
  'mocks/bank/store/of-the-store.ts': './database/db.ts',
  'mocks/bank/domains/cards/of-the-contract.ts': '../../../../src/contract/values/money.ts',
  'mocks/bank/domains/cards/of-another-domain.ts': '../ledger/ledger.ts',
  'mocks/demo/dock/of-the-kit.ts': '../../../src/text/format.ts',
  'mocks/demo/dock/of-the-theme.ts': '../../../src/brand/brand.ts',
}

/** Two files that need each other's types only. */
const CIRCLE = {
  'src/ui/one.ts': "import type { Two } from './two.ts'\nexport type One = Two | 1\n",
  'src/ui/two.ts': "import type { One } from './one.ts'\nexport type Two = One[]\n",
}

interface Finding {
  filename: string
  code: string
}

let folder = ''
let refused: string[] = []
let inCircle: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'corridor-arrows-'))
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [file, from] of Object.entries({ ...FORBIDDEN, ...ALLOWED })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `import { it } from '${from}'\nexport const own = [it]\n`)
  }
  for (const [file, text] of Object.entries(CIRCLE)) writeFileSync(join(folder, file), text)
  const found = findings()
  const filesOf = (rule: string) => found.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename)
  refused = filesOf('no-restricted-imports')
  inCircle = filesOf('no-cycle')
})

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

it('finds features at most one folder deep, because the lint rules cover no deeper ones', () => {
  const features = readdirSync(join(ROOT, 'src/features'), { recursive: true, encoding: 'utf8' })
  expect(features.filter((path) => path.split(sep).length > 3)).toEqual([])
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
