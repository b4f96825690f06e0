// oxlint-disable import/default -- oxlint does not know the default export of Vite's ?raw modules.
import { strToU8, zipSync } from 'fflate'
import { brandedCode } from '../../../brand/branded-code.ts'
import { CODE_EXAMPLES } from './code-examples.ts'
import types from './corridor.d.mts?raw'
import node from './corridor.mjs?raw'
import php from './corridor.php?raw'
import python from './corridor.py?raw'
import type { Sdk } from './sdks.ts'

const nodeManifest = {
  name: 'corridor-preview',
  version: '0.1.0',
  type: 'module',
  exports: { '.': { types: './corridor.d.mts', default: './corridor.mjs' } },
  engines: { node: '>=20' },
}

const CLIENT_FILES: Record<Sdk['id'], Record<string, string>> = {
  node: { 'corridor.mjs': node, 'corridor.d.mts': types, 'package.json': `${JSON.stringify(nodeManifest, null, 2)}\n` },
  python: { 'corridor.py': python },
  php: { 'corridor.php': php },
}

/** A ZIP archive with the client and a README. `modified` is the date of its files, in milliseconds since the epoch. */
export function buildSdk(sdk: Sdk, modified: number, brandName: string): Blob {
  const folder = sdk.file.replace(/\.zip$/, '')
  const files = { ...CLIENT_FILES[sdk.id], 'README.md': readme(sdk) }
  const archive = zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        brandedCode(`${folder}/${name}`, brandName),
        strToU8(brandedCode(content, brandName)),
      ]),
    ),
    { mtime: modified },
  )
  return new Blob([archive], { type: 'application/zip' })
}

function readme({ id, label, requires }: Sdk): string {
  const example = CODE_EXAMPLES.find((one) => one.id === id)?.code ?? ''
  return `# Corridor for ${label} (preview)

Needs ${requires}. No other dependencies: copy the client into your project.

Test keys are samples: they show the shape of an integration and open no account.
Ask support for sandbox access.

## Take a payment

\`\`\`${id === 'node' ? 'js' : id}
${example}
\`\`\`

Repeat a call whose answer was lost with the same idempotency key: the checkout is then made only once.

## Receive events

Each event carries a \`Corridor-Signature\` header: \`t=<seconds>,v1=<HMAC-SHA256 of "t.body">\`.
Check it with the client before you trust the body, and answer 2xx within ten seconds.
`
}
