import { useDock, useRequests } from '../dock-context.ts'
import type { Pin } from '../../feedback/pins.ts'
import { buildName } from '../page/own-path.ts'
import { writeCapsuleText } from './marks.ts'

/** Writes a capsule: the state, the calls, redacted, the route, and the pins of feedback. */
export function useCapsule(): (pins?: readonly Pin[]) => Promise<string> {
  const { bank, basePath, corridor, command } = useDock()
  const requests = useRequests()
  return async (pins) =>
    writeCapsuleText({
      build: buildName(basePath),
      route: pins?.[0]?.page ?? (await command.where()),
      seed: bank.record.seed,
      agent: navigator.userAgent,
      requests,
      ...(pins && { pins }),
      state: await corridor.exportState(),
    })
}
