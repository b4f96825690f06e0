import { isValidBIC, isValidIBAN } from 'ibantools'
import { describe, expect, it } from 'vitest'
import { NEW_ACCOUNT_BIC, NEW_ACCOUNT_IBAN_PREFIX } from '../../placeholders.ts'
import { drawIban } from './draw-iban.ts'

describe('the IBAN of a new account', () => {
  it('is valid whatever digits are drawn', () => {
    for (let index = 0; index < 500; index += 1) expect(isValidIBAN(drawIban())).toBe(true)
    expect(isValidIBAN(drawIban('00000000'))).toBe(true)
    expect(isValidIBAN(drawIban('99999999'))).toBe(true)
  })

  it('keeps the fixed beginning and ends in eight digits', () => {
    const { bank, sortCode } = NEW_ACCOUNT_IBAN_PREFIX
    expect(drawIban()).toMatch(new RegExp(`^GB\\d\\d${bank}${sortCode}\\d{8}$`))
  })

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => drawIban())).size).toBeGreaterThan(95)
  })

  it('goes with a well-formed BIC', () => {
    expect(isValidBIC(NEW_ACCOUNT_BIC)).toBe(true)
  })
})
