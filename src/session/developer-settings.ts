import { useDeviceMemory } from './use-device-memory.ts'

/** What an integrator set up. There is no call for it, so it is kept on this device; the key itself is not kept at all. */
export interface IssuedTestKey {
  /** Last four characters. */
  ending: string
  /** ISO-8601 UTC instant. */
  createdAt: string
}

export const useIssuedTestKey = () => useDeviceMemory<IssuedTestKey | null>('test-key', readTestKey)

export const useWebhookUrl = () =>
  useDeviceMemory<string>('webhook-url', (stored) => (typeof stored === 'string' ? stored : ''))

/** `crd_test_••••••••••9xKq`: of it all the ending tells one key from another, so it must be in sight on the narrowest phone. */
export const maskedKey = (kind: 'live' | 'test', ending: string): string => `crd_${kind}_${'•'.repeat(10)}${ending}`

function readTestKey(stored: unknown): IssuedTestKey | null {
  if (typeof stored !== 'object' || stored === null || !('ending' in stored) || !('createdAt' in stored)) return null
  const { ending, createdAt } = stored
  if (typeof ending !== 'string' || typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt))) return null
  return { ending, createdAt }
}
