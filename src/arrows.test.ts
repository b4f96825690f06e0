import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

// A pattern that the linter cannot read is dropped without a word: each arrow is tried by an import that goes against it.

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const FORBIDDEN = {
  'src/features/cards/of-another-feature.ts': '../payments/rails.ts',
  'src/features/cards/of-the-application.ts': '../../app/pages.ts',
  'src/features/cards/of-the-bank.ts': '../../../mocks/start.ts',
  'src/app/of-the-bank.ts': '../../mocks/start.ts',
  'src/ui/of-a-feature.ts': '../features/payments/rails.ts',
  'src/ui/of-a-call.ts': '../api/call.ts',
  'src/api/of-the-screen.ts': '../ui/data/money.tsx',
  'src/contract/of-a-call.ts': '../api/call.ts',
  'src/contract/of-the-screen.ts': '../ui/data/money.tsx',
  'mocks/core/of-the-product.ts': '../../src/api/call.ts',
  'mocks/core/bank/of-a-domain.ts': '../../domains/payments/model.ts',
  'mocks/core/database/of-all-tables.ts': '../../tables.ts',
  'mocks/domains/cards/of-the-product.ts': '../../../src/api/call.ts',
  'mocks/dock/of-the-product.ts': '../../src/api/call.ts',
}

const ALLOWED = {
  'src/features/cards/of-the-kit.ts': '../../ui/data/money.tsx',
  'src/features/integrations/sdk/of-the-same-feature.ts': './corridor.mjs',
  'src/features/integrations/sdk/of-its-folder.ts': '../sample.ts',
  'src/contract/of-the-name.ts': '../product.ts',
  'mocks/core/policy/of-the-contract.ts': '../../../src/contract/contract.ts',
  'mocks/core/bank/of-the-core.ts': '../database/db.ts',
  'mocks/domains/cards/of-the-contract.ts': '../../../src/contract/money.ts',
  'mocks/domains/cards/of-another-domain.ts': '../ledger/ledger.ts',
  'mocks/dock/of-the-kit.ts': '../../src/text/format.ts',
  'mocks/dock/of-the-theme.ts': '../../src/brand/brand.ts',
}

interface Finding {
  filename: string
  code: string
}

let folder = ''
let refused: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'corridor-arrows-'))
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [file, from] of Object.entries({ ...FORBIDDEN, ...ALLOWED })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `import { it } from '${from}'\nexport const own = [it]\n`)
  }
  refused = findings()
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename }) => filename)
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

it.each(Object.entries(FORBIDDEN))('%s may not import %s', (file) => {
  expect(refused).toContain(file)
})

it.each(Object.entries(ALLOWED))('%s may import %s', (file) => {
  expect(refused).not.toContain(file)
})
