import { object } from 'yup'
import { get, patch } from './endpoint.ts'
import { requiredText, text } from './values/fields.ts'

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
  website: text('Website', 200).test('web', 'Website must be a web address', (value) => !value || isWebAddress(value)),
  address: requiredText('Address', 'Address is required', 300),
}).noUnknown()

/** Accepts `halden.example` and `https://halden.example/about`, but no other scheme, no email address and no number. */
function isWebAddress(value: string): boolean {
  const trimmed = value.trim()
  if (/\s/.test(trimmed)) return false
  try {
    const url = new URL(
      /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/]+\.[^/]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`,
    )
    // `URL` accepts an email address as a host with a user name, and reads 25 as 0.0.0.25.
    return (
      (url.protocol === 'https:' || url.protocol === 'http:') &&
      url.username === '' &&
      /\.[a-z][^.]*\.?$/.test(url.hostname)
    )
  } catch {
    return false
  }
}

export const listOrganizations = get('/api/organizations').returns<Organization[]>()
export const updateOrganization = patch('/api/organizations/:id').body(updateOrganizationSchema).returns<Organization>()
