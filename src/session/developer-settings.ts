import { demonstration } from '../demonstration/demonstration.ts'
import { formatDateTime } from '../text/format.ts'
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

/** Last characters of the masked sample keys that are shown until one is generated. */
const SAMPLE_KEY_ENDINGS = { live: '7Q4K', test: 'n8Rw' } as const

interface ShownKey {
  /** Masked; undefined where there is none. */
  key: string | undefined
  note: string
}

/** The keys as every screen shows them. */
export function useShownKeys(): { live: ShownKey; test: ShownKey; issued: boolean } {
  const samples = demonstration().illustrated
  const [issued] = useIssuedTestKey()
  const sample = samples ? 'Sample key. ' : ''
  return {
    live: {
      key: samples ? maskedKey('live', SAMPLE_KEY_ENDINGS.live) : undefined,
      note: `${sample}Ask support for a live key when you are ready to take payments.`,
    },
    test: {
      key: issued || samples ? maskedKey('test', issued?.ending ?? SAMPLE_KEY_ENDINGS.test) : undefined,
      note: issued
        ? `Generated ${formatDateTime(issued.createdAt)}. Only the last four characters are kept on this device.`
        : `${sample}Generate one to try an integration.`,
    },
    issued: issued !== null,
  }
}

function readTestKey(stored: unknown): IssuedTestKey | null {
  if (typeof stored !== 'object' || stored === null || !('ending' in stored) || !('createdAt' in stored)) return null
  const { ending, createdAt } = stored
  if (typeof ending !== 'string' || typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt))) return null
  return { ending, createdAt }
}
