import { spawnSync } from 'node:child_process'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { createPaymentSchema } from '../../../contract/payments.ts'
import { CODE_EXAMPLES } from './code-examples.ts'
import { SAMPLE_WEBHOOK_SECRET, sampleEvent } from '../webhooks/sample-event.ts'
import { buildSdk } from './sdk-package.ts'
import { Corridor, verifyWebhook, type NewCheckout } from './corridor.mjs'
import { SDKS } from './sdks.ts'

const AT = Date.UTC(2026, 10, 20, 12)
const payment = {
  rail: 'SEPA_INSTANT',
  amount: '1250.00',
  currency: 'EUR',
  beneficiary: { name: 'Muster GmbH', account: 'DE89370400440532013000' },
} as const

test.each(SDKS)('the $label archive contains a client and a README with an example', async (sdk) => {
  const files = unzipSync(new Uint8Array(await buildSdk(sdk, AT, 'Corridor').arrayBuffer()))
  const names = Object.keys(files).map((name) => name.split('/')[1])
  expect(names).toContain({ node: 'corridor.mjs', python: 'corridor.py', php: 'corridor.php' }[sdk.id])
  const readme = files[`${sdk.file.replace('.zip', '')}/README.md`]
  const text = strFromU8(readme ?? new Uint8Array())
  expect(text).toContain(CODE_EXAMPLES.find((example) => example.id === sdk.id)?.code)
  // The example takes a payment: no sentence beside it may be of one that is sent.
  expect(text).toContain('## Take a payment')
  expect(text).not.toMatch(/send a payment|paid once/i)
})

test.each(SDKS)('the $label archive of another brand names no other', async (sdk) => {
  const files = unzipSync(new Uint8Array(await buildSdk(sdk, AT, 'Öko Bank').arrayBuffer()))
  const text = Object.entries(files).map(([name, content]) => `${name}\n${strFromU8(content)}`)
  expect(text.join('\n')).toContain('okobank')
  expect(text.join('\n')).not.toMatch(/corridor/i)
})

function client(reply: Response) {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(reply))
  return { send, corridor: new Corridor('crd_test_x', { baseUrl: 'https://api.corridor.example/', fetch: send }) }
}

test('the Node client sends a payment that matches the contract, with an idempotency key', async () => {
  const { corridor, send } = client(Response.json({ id: 'p1', status: 'queued' }, { status: 201 }))
  await expect(corridor.createPayment(payment, { idempotencyKey: 'order-1042' })).resolves.toMatchObject({ id: 'p1' })
  const [url, init] = send.mock.calls[0] ?? []
  expect(url).toBe('https://api.corridor.example/api/payments')
  expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('order-1042')
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '')
  await expect(createPaymentSchema.validate(body, { strict: true })).resolves.toMatchObject({ amount: '1250.00' })
})

test('the Node client throws an error with the status and text of a refusal', async () => {
  const { corridor } = client(new Response('Insufficient funds. Available £1,240.00', { status: 422 }))
  await expect(corridor.createPayment(payment)).rejects.toMatchObject({
    status: 422,
    message: '422: Insufficient funds. Available £1,240.00',
  })
})

test('the Node client accepts the signature of the sample event and rejects others', () => {
  const { headers, body } = sampleEvent(AT, 'Corridor')
  const signature = headers.split('Corridor-Signature: ')[1] ?? ''
  expect(verifyWebhook(body, signature, SAMPLE_WEBHOOK_SECRET)).toBe(true)
  expect(verifyWebhook(body.replace('1250', '9250'), signature, SAMPLE_WEBHOOK_SECRET)).toBe(false)
  expect(verifyWebhook(body, signature, 'whsec_of_another')).toBe(false)
})

// A fresh machine has Node alone.
const PYTHONS = ['python3'].filter((python) => spawnSync(python, ['--version']).status === 0)
const VERIFY = `
import json, sys
from corridor import verify_webhook
body, header, secret = json.load(sys.stdin)
print(verify_webhook(body, header, secret), verify_webhook(body.encode(), header, secret))
`

test.for(PYTHONS)('the client in %s accepts the signature of the sample event and rejects others', (python) => {
  const { headers, body } = sampleEvent(AT, 'Corridor')
  const signature = headers.split('Corridor-Signature: ')[1] ?? ''
  const verified = (header: string, secret = SAMPLE_WEBHOOK_SECRET) => {
    const input = JSON.stringify([body, header, secret])
    return spawnSync(python, ['-Bc', VERIFY], { cwd: import.meta.dirname, input, encoding: 'utf8' }).stdout.trim()
  }
  expect(verified(signature)).toBe('True True')
  expect(verified(signature, 'whsec_of_another')).toBe('False False')
  expect(['', 'none', 't=1,v1=é'].map((header) => verified(header))).toEqual(Array(3).fill('False False'))
})

test('the cURL example makes the same call as the Node client', async () => {
  const code = CODE_EXAMPLES[0].code
  const body = JSON.parse(code.slice(code.indexOf("'{") + 1, code.lastIndexOf("'"))) as NewCheckout
  const { corridor, send } = client(Response.json({ id: 'c1', url: 'https://pay.corridor.example/c1' }))
  await expect(corridor.createCheckout(body)).resolves.toMatchObject({ id: 'c1' })
  const url = /^curl (\S+)/.exec(code)?.[1]
  expect(send).toHaveBeenCalledWith(url, expect.objectContaining({ method: 'POST', body: JSON.stringify(body) }))
})
