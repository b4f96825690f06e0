import { object } from 'yup'
import { get, patch } from './endpoint.ts'
import { requiredText, text } from './fields.ts'

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

/** `halden.example` or `https://halden.example/about`; never `javascript:` or another scheme, an e-mail address or a number. */
function isWebAddress(value: string): boolean {
  const written = value.trim()
  if (/\s/.test(written)) return false
  try {
    const url = new URL(
      /^[a-z][a-z0-9+.-]*:/i.test(written) && !/^[^/]+\.[^/]+:\d/.test(written) ? written : `https://${written}`,
    )
    // To a URL an e-mail address is a host with somebody's name before it, and 25 is 0.0.0.25.
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
