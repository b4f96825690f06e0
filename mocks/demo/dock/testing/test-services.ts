import { requestsOf } from '../../../bank/http/request-log.ts'
import { createTestBank, type TestBankOptions } from '../../../bank/testing/test-bank.ts'
import { createPresentation } from '../../brand/presentation.ts'
import { createConsole } from '../../console.ts'
import { createFeedback } from '../../feedback/feedback.ts'
import { createStore } from '../../../bank/store/external-store.ts'
import type { Choosing, DockServices } from '../dock-services.ts'
import { keptTours } from '../../tours/saved-tours.ts'
import type { PageCommands } from '../page/page-commands.ts'

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
    honesty: createStore(false),
    choosing: createStore<Choosing | undefined>(undefined),
    feedback: createFeedback(storage, '/'),
    tours: keptTours(storage, '/'),
    tour: createStore(undefined),
    recorder: createStore(undefined),
    command: new Proxy({} as PageCommands, { get: () => async () => undefined }),
    alone: false,
    quiet: false,
    hide: () => undefined,
    openMap: () => undefined,
  } satisfies DockServices
}
