import type { Bank } from '../../bank/store/bank.ts'
import { onceReachable } from '../later.ts'
import type { KioskPlace } from './kiosk-place.ts'

/** Opens its link again when nobody has used the page for a while. */
export async function openKiosk(place: KioskPlace, isReloaded: boolean, { basePath, scope }: Bank['options']) {
  const { runKiosk, restartAt } = await import('./kiosk.ts')
  const running = runKiosk({
    seconds: place.seconds,
    restart: () => onceReachable(() => void restartAt(place, basePath, scope)),
  })
  // Somebody has reloaded the page.
  if (isReloaded) running.touch()
  return running
}
