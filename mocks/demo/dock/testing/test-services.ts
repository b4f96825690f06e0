import { requestsOf } from '../../../bank/http/request-log.ts'
import { createTestBank, type TestBankOptions } from '../../../bank/testing/test-bank.ts'
import { createPresentation } from '../../brand/presentation.ts'
import { createConsole } from '../../console.ts'
import { createFeedback } from '../../feedback/feedback.ts'
import { createPointing } from '../../tours/pointing.ts'
import type { DockServices } from '../dock-services.ts'
import { createHonestySwitch } from '../overlays/honesty-switch.ts'

/** What a dock works with that has no page: its commands do nothing. */
export async function createTestServices(options: TestBankOptions = {}) {
  const { bank, storage } = await createTestBank(options)
  return {
    bank,
    corridor: createConsole(bank),
    basePath: '/',
    presentation: createPresentation(
      storage,
      '/',
      async () => '',
      () => undefined,
    ),
    requests: requestsOf(bank),
    honesty: createHonestySwitch(),
    pointing: createPointing(bank),
    feedback: createFeedback(storage, '/'),
    tour: { state: () => undefined, subscribe: () => () => undefined },
    recorder: { state: () => undefined, subscribe: () => () => undefined },
    command: async () => undefined,
    alone: false,
    quiet: false,
    hide: () => undefined,
    openMap: () => undefined,
  } satisfies DockServices
}
