import { expect, test } from 'vitest'
import type { Schema } from 'yup'
import { contract } from '../../src/contract/contract.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import { samples, type CallWithBody } from '../../src/contract/samples.ts'
import { openFor } from './testing/open-for.ts'

const WRONG_TYPES: readonly unknown[] = [null, true, [1], {}, { toString: 'x' }]

/** Bodies that every call has to refuse. */
function malformedBodies(name: CallWithBody): string[] {
  const valid: Record<string, unknown> = { ...samples[name] }
  const { bodySchema } = contract[name] as AnyEndpoint
  const isOptional = (key: string) => (bodySchema?.fields[key] as Schema | undefined)?.spec.optional
  const text = JSON.stringify(valid)
  return [
    '',
    '   ',
    '{oops',
    '[]',
    `[${text}]`,
    'null',
    'true',
    '"text"',
    '1e999',
    '{}',
    text.replace('{', '{"__proto__":{"admin":true},'),
    text.replace('{', '{"constructor":{"prototype":{"admin":true}},'),
    JSON.stringify({ ...valid, colour: 'red' }),
    JSON.stringify({ ...valid, padding: 'x'.repeat(1_000_000) }),
    `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
    ...Object.keys(valid).flatMap((key) => [
      ...WRONG_TYPES.map((wrong) => JSON.stringify({ ...valid, [key]: wrong })).filter(
        (body) => !body.includes('"corridorLimits":{}'),
      ),
      JSON.stringify({ ...valid, [key]: '\u0000' }),
      JSON.stringify({ ...valid, [key]: 'x'.repeat(60_000) }),
      ...(isOptional(key) ? [] : [JSON.stringify({ ...valid, [key]: undefined })]),
    ]),
  ]
}

test.for(Object.keys(samples) as CallWithBody[])(
  '%s refuses malformed bodies in one sentence and changes nothing',
  async (name) => {
    const { teller, send } = await openFor(name)
    const before = teller.snapshot()
    for (const body of malformedBodies(name)) {
      const { status, text, json } = await send(body)
      const sentence = (json as { error?: string } | undefined)?.error ?? text
      expect.soft(status, body.slice(0, 120)).toBe(400)
      expect.soft(sentence, body.slice(0, 120)).toMatch(/^[^\n<>{}]{3,200}$/)
      expect.soft(sentence, body.slice(0, 120)).not.toMatch(/undefined|\[object|NaN|yup|Error:|must be a `/i)
    }
    expect(teller.snapshot()).toBe(before)
    expect('admin' in {}, 'Object.prototype is unchanged').toBe(false)
  },
)
