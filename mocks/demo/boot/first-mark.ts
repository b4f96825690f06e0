import { readStored } from '../../../src/boot/read-stored.ts'
import { makeRoomForMark } from '../dock/mark-room.ts'
import { QUIET_KEY } from '../quiet-key.ts'

/** Makes room for the mark before the first screen, because it moves what is fixed to the bottom of a phone. */
export function makeFirstRoom(): void {
  const link = new URLSearchParams(location.hash.slice(1))
  if ((link.get('quiet') ?? readStored('sessionStorage', QUIET_KEY)) !== '1') makeRoomForMark()
}
