import { NATIONALITIES } from '../../contract/business-verification.ts'

export const NATIONALITY_CHOICES = Object.entries(NATIONALITIES).map(([value, label]) => ({ value, label }))

/** The bank may know nationalities that this form does not offer. */
export const nationalityLabel = (code: string): string => NATIONALITY_CHOICES.find(({ value }) => value === code)?.label ?? code
