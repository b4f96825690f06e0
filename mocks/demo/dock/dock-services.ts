import type { LoggedRequest } from '../../bank/http/request-log.ts'
import type { Bank } from '../../bank/store/bank.ts'
import type { Presentation } from '../brand/presentation.ts'
import type { Console } from '../corridor.ts'
import type { Feedback } from '../feedback/feedback.ts'
import type { PointingStore } from '../tours/pointing.ts'
import type { Recorder } from '../tours/record/recorder.ts'
import type { TourPlayer } from '../tours/tour-player.ts'
import type { HonestySwitch } from './overlays/honesty-switch.ts'
import type { PageCommand } from './page/page-commands.ts'

/** What the dock works with: the bank, its console, and the page that it is connected to. */
export interface DockServices {
  bank: Bank
  corridor: Console
  basePath: string
  presentation: Presentation
  /** The calls of the connected page, newest first. */
  requests: { list: () => readonly LoggedRequest[]; subscribe: (listener: () => void) => () => void; clear: () => void }
  /** Whether the connected page is outlined. */
  honesty: Pick<HonestySwitch, 'isOn' | 'subscribe'>
  /** The tour that runs on the connected page. */
  tour: Pick<TourPlayer, 'state' | 'subscribe'>
  /** The tour that is recorded on the connected page. */
  recorder: Pick<Recorder, 'state' | 'subscribe'>
  /** What is being chosen on this page for a step of a tour. */
  pointing: PointingStore
  /** The pins of this room; the window that shows them is the connected page. */
  feedback: Feedback
  /** Sends a command to the connected page; rejects with a sentence on failure. */
  command: (command: PageCommand) => Promise<string | undefined>
  /** Whether the dock has its own window and is connected to another tab. */
  alone: boolean
  /** Whether the mark "Demonstration" is left out. */
  quiet: boolean
  hide: () => void
  openMap: () => void
}
