import {
  lintFromString,
  loadConfig,
  type Config,
  type Oas3_1Definition,
  type Oas3MediaType,
} from '@redocly/openapi-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract, type CallName } from '../../src/contract/contract.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import { readReply } from '../../src/contract/read-reply.ts'
import { createOpenApi } from './openapi.ts'

interface Operation {
  operationId: CallName
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
interface Content {
  'application/json': Oas3MediaType
}

let document: Oas3_1Definition
let config: Config
beforeAll(async () => {
  document = await createOpenApi()
  config = await loadConfig({ configPath: 'redocly.yaml' })
})

const lint = (source: Oas3_1Definition) => lintFromString({ source: JSON.stringify(source), config })

const operationsOf = ({ paths }: Oas3_1Definition) =>
  Object.values(paths ?? {}).flatMap((path) => Object.values(path) as Operation[])

/** This value with each of its fields missing, or of each other type. */
function spoiled(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [{}, ...spoiled(value[0]).map((row) => [row])]
  if (typeof value !== 'object' || value === null)
    return [50, '50', true, {}].filter((other) => typeof other !== typeof value)
  return Object.entries(value).flatMap(([name, field]) => {
    const { [name]: _, ...rest } = value as Record<string, unknown>
    return [rest, ...spoiled(field).map((other) => ({ ...rest, [name]: other }))]
  })
}

describe('docs/openapi.json', () => {
  test('is up to date (vitest -u updates it)', async () => {
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../../docs/openapi.json')
  })

  test('is valid OpenAPI 3.1 with fitting examples, and the linter has no warning', async () => {
    const problems = await lint(document)
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([])
  })

  test('contains every call of the contract', () => {
    const names = operationsOf(document).map(({ operationId }) => operationId)
    expect(names.toSorted()).toEqual(Object.keys(contract).toSorted())
  })

  test('says of every field of a body which type it has', () => {
    expect(JSON.stringify(document)).not.toContain('"type":[]')
  })

  test('refuses the same missing fields and wrong types as the contract', async () => {
    const copy = structuredClone(document)
    const tried: { what: string; isRefused: boolean }[] = []
    const tryAll = (what: string, media: Oas3MediaType, isRefused: (value: unknown) => boolean) => {
      const values = spoiled(media.example)
      delete media.example
      media.examples = Object.fromEntries(values.map((value, index) => [tried.length + index, { value }]))
      for (const value of values)
        tried.push({ what: `${what} ${JSON.stringify(value)}`, isRefused: isRefused(structuredClone(value)) })
    }
    for (const { operationId, requestBody, responses } of operationsOf(copy)) {
      const { bodySchema, replySchema, status } = contract[operationId] as AnyEndpoint
      const reply = responses[status]?.content?.['application/json']
      if (bodySchema && requestBody)
        tryAll(
          operationId,
          requestBody.content['application/json'],
          (body) => !bodySchema.isValidSync(body, { strict: true }),
        )
      if (replySchema && reply)
        tryAll(`${operationId} ${status}`, reply, (value) => 'misfit' in readReply(replySchema, value))
    }
    const found = (await lint(copy)).map(({ location }) => /examples\/(\d+)/.exec(location[0]?.pointer ?? '')?.[1])
    expect(found).not.toContain(undefined)
    expect(new Set(found.map((index) => tried[Number(index)]?.what))).toEqual(
      new Set(tried.flatMap(({ what, isRefused }) => (isRefused ? what : []))),
    )
    expect(tried.length).toBeGreaterThan(500)
  })
})
