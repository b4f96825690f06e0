import { mixed, object, string } from 'yup'
import { isCalendarDate } from './values/calendar-date.ts'
import { get, post } from './endpoint.ts'
import { choice, requiredText } from './values/fields.ts'
import { organization, profileTexts } from './organizations.ts'
import { calendarDate, figure, knownText, listOf, record, textFields, uuid, type ReplyOf } from './values/reply.ts'

export const ENTITY_TYPES = {
  limited: 'Limited Company',
  llp: 'Limited Liability Partnership',
  partnership: 'Partnership',
  'sole-trader': 'Sole Trader',
} as const
type EntityType = keyof typeof ENTITY_TYPES

/** `4` means four or more. */
export const DIRECTORS_COUNTS = { '1': '1', '2': '2', '3': '3', '4': '4+' } as const
export type DirectorsCount = keyof typeof DIRECTORS_COUNTS

export const businessProfileSchema = object({
  ...profileTexts,
  entityType: choice('Entity type', Object.keys(ENTITY_TYPES) as EntityType[], 'Entity type is required'),
  directorsCount: choice(
    'Directors count',
    Object.keys(DIRECTORS_COUNTS) as DirectorsCount[],
    'Directors count is required',
  ),
}).noUnknown()

export const NATIONALITIES = { GB: 'British', US: 'American', DE: 'German', FR: 'French', OTHER: 'Other' } as const
export type Nationality = keyof typeof NATIONALITIES

export const OWNERSHIP_MIN = 25
export const OWNERSHIP_MAX = 100

export const OWNER_STATUSES = ['approved', 'pending', 'rejected', 'other'] as const
export type OwnerStatus = (typeof OWNER_STATUSES)[number]

/** Texts of an owner that the bank keeps as they are sent. */
export const ownerTexts = { fullName: requiredText('Full name', 'Full name is required', 140) }

/** An ultimate beneficial owner (UBO). */
const owner = record('BeneficialOwner', {
  id: uuid,
  ...textFields(ownerTexts),
  /** `YYYY-MM-DD`. */
  dob: calendarDate,
  nationality: knownText(Object.keys(NATIONALITIES) as Nationality[]),
  /** Percent, 25 to 100, at most two decimals. */
  ownershipPct: figure,
  status: knownText(OWNER_STATUSES),
})
export type BeneficialOwner = ReplyOf<typeof owner>

const PERCENT = /^\d{1,3}(\.\d+)?$/

/** Used by the form and the call. The bank checks the owner's age (422), because that needs today's date. */
export const beneficialOwnerSchema = object({
  ...ownerTexts,
  dob: string()
    .strict()
    .typeError('Date of birth must be a date')
    .required('Date of birth is required')
    .test('date', 'Enter a date of birth that exists', (value) => isCalendarDate(value))
    .meta({ jsonSchema: { format: 'date', pattern: '^(19|[2-9]\\d)\\d{2}-\\d{2}-\\d{2}$' } }),
  nationality: choice('Nationality', Object.keys(NATIONALITIES) as Nationality[], 'Nationality is required'),
  ownershipPct: mixed<string | number>(
    (value): value is string | number => typeof value === 'string' || typeof value === 'number',
  )
    .typeError('Ownership percentage must be a number')
    .required('Ownership percentage is required')
    .test('blank', 'Ownership percentage is required', (value) => String(value).trim() !== '')
    .test('percent', 'Ownership must be between 25 and 100 percent', (value, { createError }) => {
      const percent = String(value).trim()
      if (!PERCENT.test(percent) || Number(percent) < OWNERSHIP_MIN || Number(percent) > OWNERSHIP_MAX) return false
      return !/\.\d{3}/.test(percent) || createError({ message: 'Ownership has at most two decimals' })
    })
    .meta({
      jsonSchema: {
        type: ['number', 'string'],
        minimum: OWNERSHIP_MIN,
        maximum: OWNERSHIP_MAX,
        multipleOf: 0.01,
        pattern: '^\\s*(0?(2[5-9]|[3-9]\\d)(\\.\\d{1,2})?|100(\\.0{1,2})?)\\s*$',
      },
    }),
}).noUnknown()

export const submitBusinessProfile = post('/api/kyb/submit').body(businessProfileSchema).mayReturn(organization, 201)
export const listOwners = get('/api/kyc/list').returns(listOf(owner))
export const addOwner = post('/api/kyc/ubo').body(beneficialOwnerSchema).mayReturn(owner, 201)
