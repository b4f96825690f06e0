import { validateYupSchema } from 'formik'
import { describe, expect, it } from 'vitest'
import { cardFormSchema, createCardSchema, type Card } from '../../contract/cards.ts'
import { buildCard } from '../../testing/rows.ts'
import { describeLimit, limitTexts, readLimits } from './card-limits.ts'
import { newCardBody, type NewCardForm } from './card-payload.ts'
import { passesLuhn, sampleCardNumber } from './sample-number.ts'
import { sampleSpend, spentInMonthOf } from './sample-spend.ts'

const form: NewCardForm = {
  cardType: 'virtual',
  currency: 'GBP',
  cardholder: 'Amir Osei',
  dailyLimit: '',
  monthlyLimit: '',
}

describe('newCardBody', () => {
  it('omits the nested limits when none is entered', () => {
    expect(newCardBody(form)).toEqual({
      cardType: 'virtual',
      currency: 'GBP',
      cardholder: 'Amir Osei',
      dailyLimit: '',
      monthlyLimit: '',
    })
  })

  it('includes only the entered limit, as typed', () => {
    expect(newCardBody({ ...form, monthlyLimit: '5000.50' })).toMatchObject({
      dailyLimit: '',
      monthlyLimit: '5000.50',
      corridorLimits: { monthly: '5000.50' },
    })
    expect(newCardBody({ ...form, dailyLimit: '100' }).corridorLimits).toEqual({ daily: '100' })
  })

  it('leaves out a limit of spaces, and the spaces around a limit', () => {
    expect(newCardBody({ ...form, dailyLimit: ' 100 ', monthlyLimit: '  ' }).corridorLimits).toEqual({ daily: '100' })
    expect(newCardBody({ ...form, dailyLimit: '  ', monthlyLimit: ' 7 ' }).corridorLimits).toEqual({ monthly: '7' })
  })

  it('matches the schema of the contract', async () => {
    await expect(
      createCardSchema.validate(newCardBody({ ...form, dailyLimit: '100', monthlyLimit: '2500' })),
    ).resolves.toBeTruthy()
    await expect(createCardSchema.validate(newCardBody(form))).resolves.toBeTruthy()
    await expect(createCardSchema.validate(newCardBody({ ...form, dailyLimit: ' ' }))).resolves.toBeTruthy()
  })

  it.each([
    [{ currency: '' }, 'Currency is required'],
    [{ cardholder: '  ' }, 'Cardholder name is required'],
    [{ dailyLimit: '1.000,50' }, 'Enter the amount in plain digits, for example 1250.50'],
    [{ monthlyLimit: '1e5' }, 'Enter the amount in plain digits, for example 1250.50'],
    [{ dailyLimit: '0' }, 'Daily limit must be greater than zero'],
  ] as const)('refuses %o with "%s"', async (entered, message) => {
    await expect(validateYupSchema({ ...form, ...entered }, cardFormSchema)).rejects.toThrow(message)
  })
})

describe('sampleCardNumber', () => {
  const card = buildCard({ last4: '4242' })

  it('ends in the last four digits and fails the Luhn check', () => {
    for (let index = 0; index < 200; index++) {
      const { number } = sampleCardNumber({ ...card, id: `card-${index}`, last4: String(index * 37).padStart(4, '0') })
      expect(number).toMatch(/^4\d{3} \d{4} \d{4} \d{4}$/)
      expect(number.endsWith(String(index * 37).padStart(4, '0'))).toBe(true)
      expect(passesLuhn(number)).toBe(false)
    }
  })

  it('is the same for the same card', () => {
    expect(sampleCardNumber(card)).toEqual(sampleCardNumber(card))
    expect(sampleCardNumber(card)).toMatchObject({ expiry: '02/29', securityCode: '000' })
  })

  it('relies on a correct Luhn check', () => {
    expect(passesLuhn('4242 4242 4242 4242')).toBe(true)
    expect(passesLuhn('4242 4242 4242 4241')).toBe(false)
  })
})

const cardOf = (id: string, more: Partial<Card> = {}) => buildCard({ id, currency: 'EUR', ...more })

describe('sampleSpend', () => {
  const time = Date.UTC(2026, 10, 20, 12)
  it('is fixed per card, in the past and sorted newest first', () => {
    const spend = sampleSpend(cardOf('a'), time)
    expect(sampleSpend(cardOf('a'), time)).toEqual(spend)
    expect(sampleSpend(cardOf('b'), time)).not.toEqual(spend)
    expect(spend.every(({ at }) => Date.parse(at) < time)).toBe(true)
    expect(spend.map(({ at }) => at)).toEqual(
      spend
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
  })

  it('is made on working days in business hours', () => {
    for (let day = 0; day < 14; day += 1) {
      const times = sampleSpend(cardOf(`card ${day}`), time + day * 86_400_000).map(({ at }) => new Date(at))
      expect(times.filter((at) => [0, 6].includes(at.getDay()))).toEqual([])
      expect(times.filter((at) => at.getHours() < 8 || at.getHours() > 18)).toEqual([])
    }
  })

  it('starts with the card', () => {
    expect(sampleSpend(cardOf('a', { createdAt: new Date(time).toISOString() }), time)).toEqual([])
  })

  it('stays as it is when time passes', () => {
    const before = sampleSpend(cardOf('a'), time)
    const later = sampleSpend(cardOf('a'), time + 3 * 86_400_000)
    expect(later.length).toBeGreaterThan(before.length)
    expect(later.slice(-before.length)).toEqual(before)
  })

  it('stays within the limits of the card', () => {
    for (let index = 0; index < 50; index += 1) {
      const spend = sampleSpend(cardOf(`card-${index}`, { corridorLimits: { daily: 100, monthly: 500 } }), time)
      expect(Math.max(...spend.map(({ amountMinor }) => amountMinor))).toBeLessThanOrEqual(10_000)
      expect(spentInMonthOf(spend, time)).toBeLessThanOrEqual(50_000)
    }
  })
})

describe('card limits', () => {
  it('of the bank are plain texts, and a missing one is empty', () => {
    const card = { id: 'c', brand: 'Visa', cardholder: 'Amir Osei', cardType: 'virtual', currency: 'GBP' } as const
    const rest = { status: 'active', last4: '0042', createdAt: '2026-11-20T09:00:00Z' } as const
    expect(limitTexts({ ...card, ...rest })).toEqual({ daily: '', monthly: '' })
    expect(limitTexts({ ...card, ...rest, corridorLimits: { daily: 1_000_000, monthly: 1000.5 } })).toEqual({
      daily: '1000000',
      monthly: '1000.50',
    })
  })

  it('are shown as money, and an empty one as none', () => {
    expect(['', '0', '1000.5'].map((limit) => describeLimit(limit, 'GBP'))).toEqual(['No limit', '£0.00', '£1,000.50'])
  })

  it('that are stored are read only where they are amounts of the currency', () => {
    expect(readLimits({ daily: ' 12.50 ', monthly: '1e3' }, 'GBP')).toEqual({ daily: '12.50', monthly: '' })
    expect(readLimits({ daily: '12.50', monthly: 7 }, 'JPY')).toEqual({ daily: '', monthly: '' })
    expect([null, '12.50'].map((stored) => readLimits(stored, 'GBP'))).toEqual([null, null])
  })
})
