import { NATIONALITIES } from '../../contract/business-verification.ts'
import { optionsOf } from '../../ui/forms/select.tsx'

export const NATIONALITY_CHOICES = optionsOf(NATIONALITIES)

/** The bank may know nationalities that this form does not offer. */
export const nationalityLabel = (code: string): string =>
  NATIONALITY_CHOICES.find(({ value }) => value === code)?.label ?? code
