import { describe, expect, it } from 'vitest'
import { isProspectKit } from '../../store/prospect-kit.ts'
import { prospectParameters, readProspect } from './read-prospect.ts'

const brightwater = { company: 'Brightwater Logistics', person: 'Anouk de Vries; CFO', country: 'NL' }

describe('a prospect kit', () => {
  it('needs only a company', () => {
    expect(readProspect({ company: ' Brightwater Logistics ' })).toEqual({
      company: 'Brightwater Logistics',
      person: { name: 'Eleanor Marsh', job: '', email: 'eleanor@brightwater.example' },
      country: 'GB',
      currency: 'GBP',
      size: 'mid',
      payees: [],
      bank: '',
    })
  })

  it("takes the country's currency, and the e-mail from name and company", () => {
    expect(readProspect(brightwater)).toMatchObject({
      currency: 'EUR',
      person: { name: 'Anouk de Vries', job: 'CFO', email: 'anouk@brightwater.example' },
    })
    expect(readProspect({ company: 'Mærsk & Søn A/S', person: 'Łukasz Weiß' })).toMatchObject({
      person: { email: 'lukasz@maersk.example' },
    })
    expect(readProspect({ company: 'شركة النور', person: 'ليلى' })).toMatchObject({
      person: { email: 'office@company.example' },
    })
  })

  it.each([
    [undefined, 'The prospect must be an object with a company'],
    [{ country: 'NL' }, 'The prospect needs a company'],
    [{ company: 'x'.repeat(61) }, 'The company must be a name of at most 60 characters'],
    [{ company: 'A\u202Eb' }, 'The company must be a name of at most 60 characters'],
    [
      { company: 'A', country: 'JP' },
      'The country must be one of GB, US, DE, FR, NL, IE, ES, IT, PT, BE, AT, CH, SE, NO, DK, FI, PL, CZ, CA, AU',
    ],
    [{ company: 'A', currency: 'CHF' }, 'The currency must be one of GBP, EUR, USD, JPY, CAD, AUD'],
    [{ company: 'A', size: 'huge' }, 'The size must be one of small, mid, large'],
    [{ company: 'A', person: 7 }, 'The person must be a name or an object'],
    [{ company: 'A', person: { age: 7 } }, 'A person has no age'],
    [{ company: 'A', person: { name: 'x'.repeat(61) } }, 'The person must have a name of at most 60 characters'],
    [{ company: 'A', person: 'Ann;x'.padEnd(70, 'x') }, 'The job must have at most 60 characters'],
    [
      { company: 'A', person: { email: 'nobody' } },
      'The e-mail of the person must be an address such as anna@brightwater.example',
    ],
    [{ company: 'A', payees: 'Acme' }, 'The payees must be a list of names'],
    [{ company: 'A', payees: Array.from({ length: 13 }, (_, n) => `P${n}`) }, 'There can be at most 12 payees'],
    [{ company: 'A', payees: ['x'.repeat(61)] }, 'Each payee must be a name of at most 60 characters'],
    [{ company: 'A', bank: '\n' }, 'The name of the bank must have at most 60 characters'],
    [{ company: 'A', colour: 'red' }, 'A prospect has no colour'],
  ])('refuses %j with one sentence', (value, sentence) => {
    expect(readProspect(value)).toBe(sentence)
  })

  it('is complete when it is stored', () => {
    expect(isProspectKit(readProspect(brightwater))).toBe(true)
    expect(isProspectKit(readProspect({ company: 'A', person: 'x'.repeat(60) }))).toBe(true)
    expect(isProspectKit(brightwater)).toBe(false)
    expect(isProspectKit({ ...(readProspect(brightwater) as object), size: 'huge' })).toBe(false)
  })

  it('is the same again after a way through a link', () => {
    const kit = readProspect({
      ...brightwater,
      currency: 'USD',
      size: 'large',
      payees: ['A & B', 'Ö; no'.replace(';', '')],
    })
    if (typeof kit === 'string') throw new Error(kit)
    const {
      money,
      payees = '',
      ...rest
    } = Object.fromEntries(new URLSearchParams(new URLSearchParams(prospectParameters(kit)).toString()))
    expect(readProspect({ ...rest, currency: money, payees: payees.split(';') })).toEqual(kit)
  })
})

it('lists a payee once that is named twice', () => {
  expect(readProspect({ company: 'Tideway', payees: ['Acme', ' Acme', 'Brim'] })).toMatchObject({
    payees: ['Acme', 'Brim'],
  })
})
