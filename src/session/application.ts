import { useEndpoint } from '../api/use-endpoint.ts'
import { listOwners } from '../contract/business-verification.ts'
import type { Organization } from '../contract/organizations.ts'
import { useDeviceMemory } from './use-device-memory.ts'

/**
 * The ID of the organization whose verification was completed on this device; empty for none. Kept here because the
 * contract has no call for it.
 */
export const useSentApplication = () =>
  useDeviceMemory<string>('sent-application', (stored) => (typeof stored === 'string' ? stored : ''))

/** `refused`: all steps are completed, and a rejected owner blocks the activation. Undefined while that is unknown. */
export type ApplicationState = 'unfinished' | 'received' | 'refused'

/** What is left to do for a company that is not active yet. */
export function useApplicationState(organization: Organization | undefined): ApplicationState | undefined {
  const [sent] = useSentApplication()
  const isSent = organization !== undefined && organization.id === sent
  const owners = useEndpoint(listOwners, { enabled: isSent && organization.status === 'PENDING_VERIFICATION' })
  if (!isSent) return 'unfinished'
  if (owners.isLoading) return undefined
  return owners.data?.some(({ status }) => status === 'rejected') ? 'refused' : 'received'
}
