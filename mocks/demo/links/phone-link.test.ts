import { expect, it } from 'vitest'
import { createTestBank } from '../../bank/testing/test-bank.ts'
import { createConsole } from '../console.ts'
import { MAX_SCANNED, phoneLink } from './phone-link.ts'
import { readShareLink } from './share-link.ts'
import { readStateLink } from './state-link.ts'

const open = async () => {
  const { bank } = await createTestBank({ signedIn: true })
  return { bank, corridor: createConsole(bank) }
}
const address = 'https://demo.test/sales/demo/payments'

it('holds a state of a few steps, without its logo', async () => {
  const { bank, corridor } = await open()
  await bank.transact((tx) => tx.mail({ to: 'ann@test.example', subject: 'Hello', text: 'A mail' }))
  const state = await corridor.exportState()
  const link = await phoneLink(address, {
    ...state,
    presentation: { name: 'Tideway', logo: 'data:image/gif;base64,R0' },
  })
  const read = readShareLink(new URL(link ?? address).hash)
  if (read.kind !== 'link') throw new Error('The link was refused')
  expect(await readStateLink(read.link.state ?? '')).toMatchObject({
    rows: state.rows,
    presentation: { name: 'Tideway' },
  })
})

it('says when a camera could not read it', async () => {
  const { bank, corridor } = await open()
  const noise = Array.from({ length: MAX_SCANNED / 32 }, () => bank.random.uuid()).join('')
  await bank.transact((tx) => tx.mail({ to: 'ann@test.example', subject: 'Long', text: noise }))
  expect(await phoneLink(address, await corridor.exportState())).toBeUndefined()
})
