import { useDeviceMemory } from './use-device-memory.ts'

/**
 * The ID of the organization whose verification was completed on this device; empty for none. Kept here because the
 * contract has no call for it.
 */
export const useSentApplication = () =>
  useDeviceMemory<string>('sent-application', (stored) => (typeof stored === 'string' ? stored : ''))
