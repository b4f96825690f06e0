import { useEndpoint } from '../api/use-endpoint.ts'
import { listOwners } from '../contract/business-verification.ts'
import { listOrganizations, type Organization } from '../contract/organizations.ts'
import { useDeviceMemory } from './use-device-memory.ts'

/**
 * The ID of the organization whose verification was completed on this device; empty for none. Kept here because the
 * contract has no call for it.
 */
export const useSentApplication = () =>
  useDeviceMemory<string>('sent-application', (stored) => (typeof stored === 'string' ? stored : ''))

/** `refused`: all steps are completed, and a rejected owner blocks the activation. */
export type CompanyState = 'active' | 'unfinished' | 'received' | 'refused' | 'suspended'

/** What every screen says of a company in this state. */
export const COMPANY_SAYS: Readonly<Record<CompanyState, { title: string; next: string }>> = {
  active: { title: 'Verification is complete', next: 'All features are active.' },
  unfinished: { title: 'Verification is not complete', next: 'Finish the remaining steps.' },
  received: { title: 'Application received', next: "We'll email you within 1–2 business days." },
  refused: {
    title: "Your company can't be activated yet",
    next: 'A beneficial owner was rejected. We can help you resolve this.',
  },
  suspended: { title: 'Your company is suspended', next: 'You can see your balances, but not send or exchange money.' },
}

/** The specification's sentence for every status but ACTIVE. */
export const COMPLETE_VERIFICATION = 'Complete verification to activate all features.'

/** Whether the bank lets the company move no money. */
export const useSuspended = (): boolean => useEndpoint(listOrganizations).data?.[0]?.status === 'SUSPENDED'

/** What is true of the company now; undefined while that is unknown. */
export function useCompanyState(organization: Organization | undefined): CompanyState | undefined {
  const [sent] = useSentApplication()
  const status = organization?.status
  const isSent = organization !== undefined && organization.id === sent
  const owners = useEndpoint(listOwners, { enabled: isSent && status === 'PENDING_VERIFICATION' })
  if (status === 'ACTIVE') return 'active'
  if (status === 'SUSPENDED') return 'suspended'
  if (!isSent) return 'unfinished'
  if (owners.isLoading) return undefined
  return owners.data?.some((owner) => owner.status === 'rejected') ? 'refused' : 'received'
}
