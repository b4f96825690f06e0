import { object } from 'yup'
import { get, patch } from './endpoint.ts'
import { requiredText, text } from './values/fields.ts'
import { knownText, listOf, record, text as anyText, uuid } from './values/reply.ts'

export const ORGANIZATION_STATUSES = ['ACTIVE', 'PENDING_VERIFICATION', 'SUSPENDED'] as const
export type OrganizationStatus = (typeof ORGANIZATION_STATUSES)[number]

export interface Organization {
  id: string
  name: string
  website: string
  address: string
  registrationNumber: string
  /** ISO 3166-1 alpha-2. */
  country: string
  status: OrganizationStatus
}

export const updateOrganizationSchema = object({
  name: requiredText('Company name', 'Company name is required', 140),
  website: text('Website', 200),
  address: requiredText('Address', 'Address is required', 300),
}).noUnknown()

export const organization = record<Organization>('Organization', {
  id: uuid,
  name: anyText,
  website: anyText,
  address: anyText,
  registrationNumber: anyText,
  country: anyText,
  status: knownText(ORGANIZATION_STATUSES),
})

export const listOrganizations = get('/api/organizations').returns(listOf(organization))
export const updateOrganization = patch('/api/organizations/:id').body(updateOrganizationSchema).mayReturn(organization)
