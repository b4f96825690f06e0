import { expect, test } from 'vitest'
import type { AnyObjectSchema, SchemaDescription } from 'yup'
import { contract, type CallName } from '../../src/contract/contract.ts'
import { samples, type CallWithBody } from '../../src/contract/samples.ts'
import { openFor } from './testing/open-for.ts'
import type { Reply } from './testing/test-bank.ts'
import type { Teller } from './testing/teller.ts'

type Fields = Record<string, unknown>
const TEXTS: Readonly<Record<string, string>> = {
  'ten thousand characters': 'x'.repeat(10_000),
  'a family of emoji': '👩‍👩‍👧‍👦',
  'a joiner inside a word': 'Tom\u200DOkafor',
  'a bidirectional override': 'invoice \u202Egpj.exe',
  'a NUL character': 'Tom\u0000Okafor',
  'a lone high surrogate': 'Tom \uD83D',
  'a lone low surrogate': '\uDC69 Tom',
  'spaces only': '     ',
  'spaces around it': '  Tom Okafor  ',
  'a template': '{{7*7}} ${7*7} <%= 7*7 %>',
  markup: '<img src=x onerror="alert(1)">',
}

/** The paths of all text fields of the schema, including nested ones. */
function textFields(description: SchemaDescription, path: readonly string[] = []): string[][] {
  return Object.entries(
    (description as SchemaDescription & { fields?: Record<string, SchemaDescription> }).fields ?? {},
  ).flatMap(([name, field]) => {
    if (field.type === 'object') return textFields(field, [...path, name])
    return field.type === 'string' || field.type === 'mixed' ? [[...path, name]] : []
  })
}

/** The body with one field replaced. A name and an account are sent twice and must match. */
function withText(body: Fields, [name = '', ...inside]: readonly string[], text: string): Fields {
  if (inside.length > 0) return { ...body, [name]: withText(body[name] as Fields, inside, text) }
  const changed = { ...body, [name]: text }
  if (name === 'beneficiaryName') return { ...changed, beneficiary: { ...(body['beneficiary'] as Fields), name: text } }
  if (name === 'beneficiaryAccount')
    return { ...changed, beneficiary: { ...(body['beneficiary'] as Fields), account: text } }
  return changed
}

const rowsOf = (teller: Teller): Map<string, number> =>
  new Map(Object.entries(teller.bank.db).map(([name, table]) => [name, table.all().length]))

/** The number of rows that each table has gained. */
const growth = (before: Map<string, number>, after: Map<string, number>) =>
  [...after]
    .filter(([name, count]) => count !== before.get(name))
    .map(([name, count]) => `${name} ${count - (before.get(name) ?? 0)}`)

const calls = (Object.keys(contract) as CallName[]).filter(
  (name): name is CallWithBody => contract[name].bodySchema !== undefined,
)

test.for(calls)(
  '%s stores a text unchanged or refuses it with one sentence, and stores no partial record',
  async (name) => {
    const good = samples[name]
    const endpoint = contract[name]
    const open = () => openFor(name)

    const whole = await open()
    const rows = rowsOf(whole.teller)
    expect((await whole.send(good)).status, 'the body without any of it').toBeLessThan(300)
    const grown = growth(rows, rowsOf(whole.teller))

    const fields = textFields((endpoint.bodySchema as AnyObjectSchema).describe())
    expect(fields.length).toBeGreaterThan(0)
    const wrong: string[] = []
    let { teller, send } = await open()
    for (const field of fields) {
      for (const [what, text] of Object.entries(TEXTS)) {
        const before = teller.snapshot()
        const counted = rowsOf(teller)
        const answer = await send(withText(good, field, text))
        const problem =
          answer.status >= 400
            ? problemOfRefusal(answer, before === teller.snapshot())
            : problemOfRecord(teller, field, text, growth(counted, rowsOf(teller)).join() === grown.join())
        if (problem) wrong.push(`${field.join('.')} with ${what} ${problem}`)
        if (answer.status < 400) ({ teller, send } = await open())
      }
    }
    expect(wrong).toEqual([])
  },
)

function problemOfRefusal({ status, text, json, headers }: Reply, isUnchanged: boolean): string | undefined {
  const said = headers.get('content-type') === 'application/json' ? (json as { error: string }).error : text
  if (status >= 500) return `is answered ${status}`
  if (!/^[^\n<{]{3,200}$/.test(said)) return `is refused with "${said}"`
  return isUnchanged ? undefined : 'is refused and changes something'
}

function problemOfRecord(teller: Teller, field: readonly string[], text: string, isWhole: boolean): string | undefined {
  if (!isWhole) return 'makes another record than it should'
  // A password is kept as a hash, and may hold anything.
  const isPassword = /password/i.test(field.at(-1) ?? '')
  if (!isPassword && /[\p{Cc}\p{Cs}\u202E]|x{1000}/u.test(text)) return 'is taken'
  const isKept = isPassword || teller.snapshot().includes(JSON.stringify(text.trim()).slice(1, -1))
  return isKept ? undefined : 'is kept as something else'
}
