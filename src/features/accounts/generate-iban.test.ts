import { isValidBIC, isValidIBAN } from 'ibantools'
import { afterEach, describe, expect, it } from 'vitest'
import { demonstrate } from '../../demonstration/demonstration.ts'
import { NEW_ACCOUNT_BIC, NEW_ACCOUNT_IBAN_PREFIX } from '../../placeholders.ts'
import { generateIban, newAccountNumbers } from './generate-iban.ts'

describe('generateIban', () => {
  it('is valid for any digits', () => {
    for (let index = 0; index < 500; index += 1) expect(isValidIBAN(generateIban())).toBe(true)
    expect(isValidIBAN(generateIban('00000000'))).toBe(true)
    expect(isValidIBAN(generateIban('99999999'))).toBe(true)
  })

  it('starts with the fixed prefix and ends in eight digits', () => {
    const { bank, sortCode } = NEW_ACCOUNT_IBAN_PREFIX
    expect(generateIban()).toMatch(new RegExp(`^GB\\d\\d${bank}${sortCode}\\d{8}$`))
  })

  it('differs on each call', () => {
    expect(new Set(Array.from({ length: 100 }, () => generateIban())).size).toBeGreaterThan(95)
  })

  it('belongs to a bank with a valid BIC', () => {
    expect(isValidBIC(NEW_ACCOUNT_BIC)).toBe(true)
  })
})

describe('newAccountNumbers', () => {
  afterEach(() => demonstrate({ accountNumbers: undefined }))

  it('has the fixed prefix and BIC, unless others are issued', () => {
    expect(newAccountNumbers().iban).toMatch(/^GB\d\dCRDR/)
    expect(newAccountNumbers().bic).toBe('CRDRGB2L')
    const numbers = { iban: 'NL91ABNA0417164300', bic: 'NRTHNL2A' }
    demonstrate({ accountNumbers: () => numbers })
    expect(newAccountNumbers()).toBe(numbers)
  })
})
