import { expect, it } from 'vitest'
import { createTestBank } from '../../../bank/testing/test-bank.ts'
import { claimsAbout } from './claims.ts'

it('labels the places of the fixed samples as live when they show the own data of the bank', async () => {
  const { bank } = await createTestBank({ scenario: 'empty', signedIn: true })
  const notes = (samples: boolean) => claimsAbout(bank, samples).map(({ note }) => note)
  const ofSamples = notes(true).filter((note) => !notes(false).includes(note))
  expect(ofSamples).toEqual([
    'sample: fixed figures until there is an account',
    'sample: two fixed organizations',
    'sample: three fixed notices',
    'sample: a fixed name',
    'simulated: rates move at random, changes and charts are illustrative',
    'sample: always empty',
  ])
})
