import { setTransport } from './api/transport.ts'
import { setClock } from './clock.ts'
import { basePath } from './routing/base-path.ts'
import { forgetDeviceMemory, keepsAnythingOnDevice, setDeviceScope } from './session/device-memory.ts'

/**
 * Starts the mock bank; calls wait until it is open. This is the only import of `mocks/`: without it the product calls
 * a real bank at `/api`.
 */
export function openBank(): void {
  if (import.meta.env.MODE === 'live') {
    void import('./live/start-live.ts').then(({ startLive }) => startLive())
    return
  }
  const bank = import('../mocks/start.ts').then((mocks) =>
    mocks.startBank({
      basePath,
      setClock,
      startedOver: forgetDeviceMemory,
      setScope: setDeviceScope,
      keepsAnything: keepsAnythingOnDevice,
    }),
  )
  setTransport(async (request) => (await bank).transport(request))
}
