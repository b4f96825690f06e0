// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTypes, { astToString } from 'openapi-typescript'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../src/contract/contract.ts'
import { createOpenApi } from '../openapi.ts'

interface Schema {
  properties: Record<string, unknown>
  required: string[]
}
interface Operation {
  operationId: string
  requestBody: { content: { 'application/json': { schema: Schema } } }
  responses: object
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDER = join(ROOT, 'node_modules/.cache/corridor/openapi-typescript')
const UP = '../../../..'

/** Equal to docs/openapi.json, or the test of that file fails. */
const source = JSON.stringify(await createOpenApi())
const parsed = () => JSON.parse(source) as Document

/** The document with a record, or the body of a call (`POST /api/payments`), changed. */
function changed(name: string, change: (schema: Schema) => unknown): Document {
  const document = parsed()
  const [method = '', path = ''] = name.split(' ')
  const body = document.paths[path]?.[method.toLowerCase()]?.requestBody.content['application/json'].schema
  const schema = body ?? document.components.schemas[name]
  if (!schema) throw new Error(`The document has no ${name}`)
  change(schema)
  return document
}

const without = (names: string[], name: string) => names.splice(names.indexOf(name), 1)

const DOCUMENTS = {
  same: parsed(),
  droppedField: changed('Account', ({ properties, required }) => {
    delete properties['bic']
    without(required, 'bic')
  }),
  droppedOptionalField: changed('Payment', ({ properties }) => delete properties['reference']),
  fieldMadeOptional: changed('AuditLogEntry', ({ required }) => without(required, 'entity')),
  fieldOfAnotherType: changed('User', ({ properties }) => (properties['emailVerified'] = { type: 'string' })),
  bodyWithoutField: changed('POST /api/fx/quote', ({ properties, required }) => {
    delete properties['amount']
    without(required, 'amount')
  }),
  bodyWithFieldMadeOptional: changed('PATCH /api/cards/{id}', ({ required }) => without(required, 'status')),
}

/** A line for each call and direction, since the compiler names the line. */
const assertions = (types: string): string =>
  [
    `import type { Contract } from '${UP}/src/contract/contract.ts'`,
    `import type { Contracted, Fits, Generated } from '${UP}/e2e/conform/openapi-typescript/fit.ts'`,
    `import type { operations } from './${types}'`,
    ...Object.entries(contract).flatMap(([call, { status }]) => {
      const ours = `Contracted<Contract['${call}']>`
      const theirs = `Generated<operations['${call}'], ${status}>`
      return [
        `export type ${call} = Fits<${ours}, ${theirs}>`,
        `export type ${call}Reversed = Fits<${theirs}, ${ours}>`,
      ]
    }),
  ].join('\n')

/** The calls whose types do not fit, by document, with what the compiler says. */
let misfits: Record<string, string[]>

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, document] of Object.entries(DOCUMENTS)) {
    writeFileSync(join(FOLDER, `${name}.types.ts`), astToString(await openapiTypes(JSON.stringify(document))))
    writeFileSync(join(FOLDER, `${name}.ts`), assertions(`${name}.types.ts`))
  }
  const files = Object.keys(DOCUMENTS).map((name) => `${name}.ts`)
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions: { types: [] }, files, include: [] }),
  )
  misfits = compile()
})

function compile(): Record<string, string[]> {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', FOLDER, '--pretty', 'false'], { encoding: 'utf8' })
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(DOCUMENTS).map((name) => [name, []]))
  // Each error begins with its file and position; what does not belong to a document's file is reported as it is.
  for (const error of stdout.split(/\n(?=\S)/).filter(Boolean)) {
    const [, name = '', line = ''] = /([\w-]+)\.ts\((\d+),/.exec(error) ?? []
    const text = found[name] && readFileSync(join(FOLDER, `${name}.ts`), 'utf8').split('\n')[Number(line) - 1]
    const call = /^export type (\w+)/.exec(text ?? '')?.[1]
    ;(found[name] ??= []).push(`${call}: ${error.trim()}`)
  }
  return found
}

test("the types that openapi-typescript makes from docs/openapi.json are the contract's, in every call", () => {
  expect(misfits['same']).toEqual([])
  expect(Object.keys(misfits)).toEqual(Object.keys(DOCUMENTS))
})

/** The calls that answer this record. */
const answering = (record: string): string[] =>
  Object.values(parsed().paths)
    .flatMap((path) => Object.values(path))
    .filter(({ responses }) => JSON.stringify(responses).includes(`"#/components/schemas/${record}"`))
    .map(({ operationId }) => operationId)

test.for([
  ['droppedField', answering('Account'), 'bic'],
  ['droppedOptionalField', answering('Payment'), 'reference'],
  ['fieldMadeOptional', answering('AuditLogEntry'), 'entity'],
  ['fieldOfAnotherType', answering('User'), 'emailVerified'],
  ['bodyWithoutField', ['quoteFx'], 'amount'],
  ['bodyWithFieldMadeOptional', ['updateCard'], 'status'],
] as const)('the compiler reports a document with a %s', ([name, calls, field]) => {
  const found = misfits[name] ?? []
  expect(new Set(found.map((misfit) => misfit.replace(/(Reversed)?: .*/s, '')))).toEqual(new Set(calls))
  expect(found.join()).toContain(field)
})
