import type { RequestLog } from '../../bank/http/request-log.ts'
import type { Bank } from '../../bank/store/bank.ts'
import type { Presentation } from '../brand/presentation.ts'
import type { Console } from '../corridor.ts'
import type { Feedback } from '../feedback/feedback.ts'
import type { KeptList } from '../kept-list.ts'
import type { Followed, Store } from '../../bank/store/external-store.ts'
import type { Tour } from '../tours/tour.ts'
import type { Recording } from '../tours/record/recording.ts'
import type { TourState } from '../tours/tour-player.ts'
import type { PageCommands } from './page/page-commands.ts'

/** A spot for a new pin, or what a step of a saved tour points at; steps are counted from 1. */
export type Choosing = 'pin' | { id: string; step: number }

/** What the dock works with: the bank, its console, and the page that it is connected to. */
export interface DockServices {
  bank: Bank
  corridor: Console
  basePath: string
  presentation: Presentation
  /** The calls of the connected page, newest first. */
  requests: RequestLog
  /** Whether the connected page is outlined. */
  honesty: Followed<boolean>
  /** The tour that runs on the connected page. */
  tour: Followed<TourState | undefined>
  /** The tour that is recorded on the connected page. */
  recorder: Followed<Recording | undefined>
  /** The tours of this browser, beside the shipped ones. */
  tours: KeptList<Tour>
  /** What is being chosen on this page. */
  choosing: Store<Choosing | undefined>
  /** The pins of this room; the window that shows them is the connected page. */
  feedback: Feedback
  /** Of the connected page. */
  command: PageCommands
  /** Whether the dock has its own window and is connected to another tab. */
  alone: boolean
  /** Whether the mark "Demonstration" is left out. */
  quiet: boolean
  hide: () => void
  openMap: () => void
}
