import { setTransport } from './api/transport.ts'
import { setBrand } from './brand/brand.ts'
import { beginWith, demonstrate, type Demonstration } from './demonstration/demonstration.ts'
import { basePath } from './routing/base-path.ts'
import { forgetDeviceMemory, keepsAnythingOnDevice } from './session/device-memory.ts'

/**
 * Starts the mock bank; calls wait until it is open. This is the only import of `mocks/`: without it the product calls
 * a real bank at `/api`. `shown` resolves when the application shows its first screen.
 */
export function openBank(shown: Promise<void>): void {
  if (import.meta.env.MODE === 'live') {
    void import('./live/start-live.ts').then(({ startLive }) => startLive())
    return
  }
  beginWith(firstScreen())
  const bank = import('../mocks/start.ts').then((mocks) =>
    mocks.startBank({
      basePath,
      shown,
      demonstrate,
      setBrand,
      startedOver: forgetDeviceMemory,
      keepsAnything: keepsAnythingOnDevice,
    }),
  )
  setTransport(async (request) => (await bank).transport(request))
}

/** What the inline script has shown: the fixed samples, or a customer of its own whose picture is not known yet. */
function firstScreen(): Partial<Demonstration> {
  const brand = globalThis.firstBrand
  return {
    samples: brand?.organization === undefined,
    illustrated: true,
    ...(brand && { brand }),
    ...(brand?.organization && { signInPicture: null }),
  }
}
