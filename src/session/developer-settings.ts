import { useDeviceMemory } from './use-device-memory.ts'

// The contract has no calls for these settings, so they are kept on this device.

/** An issued test key; the key itself is not stored. */
interface IssuedTestKey {
  /** Last four characters. */
  ending: string
  /** ISO-8601 UTC instant. */
  createdAt: string
}

export const useIssuedTestKey = () => useDeviceMemory<IssuedTestKey | null>('test-key', readTestKey)

export const useWebhookUrl = () =>
  useDeviceMemory<string>('webhook-url', (stored) => (typeof stored === 'string' ? stored : ''))

/** `crd_test_••••••••••9xKq`: short enough to show the identifying last characters on a narrow phone. */
export const maskedKey = (kind: 'live' | 'test', ending: string): string => `crd_${kind}_${'•'.repeat(10)}${ending}`

function readTestKey(stored: unknown): IssuedTestKey | null {
  if (typeof stored !== 'object' || stored === null || !('ending' in stored) || !('createdAt' in stored)) return null
  const { ending, createdAt } = stored
  if (typeof ending !== 'string' || typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt))) return null
  return { ending, createdAt }
}
