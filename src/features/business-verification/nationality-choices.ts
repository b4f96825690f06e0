import { NATIONALITIES } from '../../contract/business-verification.ts'
import { optionsOf } from '../../ui/forms/select.tsx'

export const NATIONALITY_CHOICES = optionsOf(NATIONALITIES)

/** The name of a nationality, or its code if the form does not offer it. */
export const nationalityLabel = (code: string): string =>
  NATIONALITY_CHOICES.find(({ value }) => value === code)?.label ?? code
