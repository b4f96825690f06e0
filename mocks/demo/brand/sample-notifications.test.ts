import { expect, test } from 'vitest'
import { SAMPLE_NOTIFICATIONS } from '../../../src/placeholders.ts'
import { scenarios } from '../../bank/scenarios/scenarios.ts'
import type { ScenarioName } from '../../bank/scenarios/catalogue.ts'
import { Teller } from '../../bank/testing/teller.ts'

const [, payer = '', invoice = ''] = /^(.+) paid .+ for invoice (.+)$/.exec(SAMPLE_NOTIFICATIONS[0].text) ?? []

test.for(Object.keys(scenarios) as ScenarioName[])(
  'names a payer and an invoice that are nowhere in the scenario %s',
  async (name) => {
    const seeded = (await Teller.signedOutAt(name, { payments: 500 })).snapshot()
    expect([payer, invoice].map((text) => text === '' || seeded.includes(text))).toEqual([false, false])
  },
)
