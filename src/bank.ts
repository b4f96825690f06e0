import { setTransport } from './api/transport.ts'
import { setClock } from './clock.ts'
import { forgetDeviceMemory } from './session/device-memory.ts'

// Evaluated by the boot script as soon as it is there: the bank opens while the rest of the application is still on its
// way. The only import of `mocks/`: without this block the product is ready for a real bank at `/api`.
if (import.meta.env.MODE !== 'live') {
  const bank = import('../mocks/start.ts').then(async (mocks) => {
    // As a task of its own: running the file is one already.
    await new Promise((resolve) => setTimeout(resolve))
    return mocks.startBank({ basePath: window.corridorBase, setClock, startedOver: forgetDeviceMemory })
  })
  setTransport(async (request) => (await bank).transport(request))
}
