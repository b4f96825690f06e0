import { object } from 'yup'
import { get, patch } from './endpoint.ts'
import { requiredText, text } from './values/fields.ts'
import { knownText, listOf, record, textFields, text as anyText, uuid, type ReplyOf } from './values/reply.ts'

export const ORGANIZATION_STATUSES = ['ACTIVE', 'PENDING_VERIFICATION', 'SUSPENDED'] as const
export type OrganizationStatus = (typeof ORGANIZATION_STATUSES)[number]

const address = requiredText('Address', 'Address is required', 300)

/** Texts of an organization that the bank keeps as they are sent: by its settings, and by the business profile. */
export const organizationTexts = {
  name: requiredText('Company name', 'Company name is required', 140),
  website: text('Website', 200),
  address,
}
export const profileTexts = {
  registrationNumber: requiredText('Registration number', 'Registration number is required', 40),
  address,
}

export const organization = record('Organization', {
  id: uuid,
  ...textFields(organizationTexts),
  /** Empty where there is none. */
  website: anyText,
  ...textFields(profileTexts),
  /** ISO 3166-1 alpha-2. */
  country: anyText,
  status: knownText(ORGANIZATION_STATUSES),
})
export type Organization = ReplyOf<typeof organization>

export const updateOrganizationSchema = object(organizationTexts).noUnknown()

export const listOrganizations = get('/api/organizations').returns(listOf(organization))
export const updateOrganization = patch('/api/organizations/:id').body(updateOrganizationSchema).mayReturn(organization)
