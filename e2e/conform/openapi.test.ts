// @vitest-environment node
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { createOpenApi } from './openapi.ts'

let document: Awaited<ReturnType<typeof createOpenApi>>
beforeAll(async () => {
  document = await createOpenApi()
})

describe('docs/openapi.json', () => {
  test('is up to date (vitest -u updates it)', async () => {
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../../docs/openapi.json')
  })

  test('is valid OpenAPI 3.1 with fitting examples, and the linter has no warning', async () => {
    const config = await loadConfig({ configPath: 'redocly.yaml' })
    const problems = await lintFromString({ source: JSON.stringify(document), config })
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([])
  })

  test('contains every call of the contract', () => {
    const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}))
    expect(operations.map((operation) => (operation as { operationId: string }).operationId).toSorted()).toEqual(
      Object.keys(contract).toSorted(),
    )
  })

  test('says of every field of a body which type it has', () => {
    expect(JSON.stringify(document)).not.toContain('"type":[]')
  })
})
