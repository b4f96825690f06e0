import type { ComponentType } from 'react'
import { useBankData, useDock } from '../dock-context.ts'
import { Inspect } from './inspect.tsx'
import { Hint, type SectionProps } from './kit.tsx'
import { Scene } from './scene.tsx'
import { ConnectionSection, FailuresSection, MessagesSection } from './sections/break.tsx'
import { ClockSection, SetClockSection } from './sections/clock.tsx'
import { CompanySection } from './sections/company.tsx'
import { FeedbackSection } from './sections/feedback.tsx'
import { FillSection } from './sections/fill.tsx'
import { InboxSection } from './sections/inbox.tsx'
import { LeaveBehindSection } from './sections/leave-behind.tsx'
import { CardsSection, MoneySection } from './sections/money.tsx'
import { OpenFileSection } from './sections/open-file.tsx'
import { PaymentsSection } from './sections/payments.tsx'
import { RecordSection } from './sections/record.tsx'
import { PresenterSection, RoomsSection } from './sections/rooms.tsx'
import { RunningTour } from './sections/running-tour.tsx'
import { ScenarioLinkSection } from './sections/scenario-link-section.tsx'
import { MarksSection, StateSection } from './sections/state.tsx'
import { StepsSection } from './sections/steps.tsx'
import { ToursSection } from './sections/tours.tsx'

interface SectionOf {
  title: string
  Body: ComponentType<SectionProps>
  /** Unfolded at first. */
  isOpen?: true
  /** Shown only while somebody is signed in, or beside the page. */
  needs?: 'person' | 'page'
}

interface PlaceOf {
  /** Above its sections. */
  Top?: ComponentType
  sections: readonly SectionOf[]
}

export type Place = 'Scene' | 'Drive' | 'Break' | 'Hand over' | 'Inspect'

/** The places of the dock with their sections, in the order of the tabs. */
export const PLACES: Readonly<Record<Place, PlaceOf>> = {
  Scene: { Top: Scene, sections: [] },
  Drive: {
    Top: RunningTour,
    sections: [
      { title: 'Clock', Body: ClockSection, isOpen: true },
      { title: 'Payments under way', Body: PaymentsSection, isOpen: true, needs: 'person' },
      { title: 'Steps', Body: StepsSection, isOpen: true },
      { title: 'Inbox', Body: InboxSection },
      { title: 'Record', Body: RecordSection },
      { title: 'Tours', Body: ToursSection },
      { title: 'Fill the open form', Body: FillSection },
      { title: 'Company and owners', Body: CompanySection, needs: 'person' },
      { title: 'Money arrives', Body: MoneySection, needs: 'person' },
      { title: 'Cards', Body: CardsSection, needs: 'person' },
      { title: 'Date and time', Body: SetClockSection },
    ],
  },
  Break: {
    sections: [
      { title: 'Connection', Body: ConnectionSection, isOpen: true },
      { title: 'Failures', Body: FailuresSection, isOpen: true },
      { title: 'Every message', Body: MessagesSection },
    ],
  },
  'Hand over': {
    sections: [
      { title: 'Link to the scenario', Body: ScenarioLinkSection, isOpen: true },
      { title: 'Current state', Body: StateSection, isOpen: true },
      { title: 'Leave behind', Body: LeaveBehindSection },
      { title: 'Open a file', Body: OpenFileSection },
      { title: 'Feedback', Body: FeedbackSection },
      { title: 'Marks', Body: MarksSection },
      { title: 'Rooms', Body: RoomsSection },
      { title: 'Presenter window and keys', Body: PresenterSection, needs: 'page' },
    ],
  },
  Inspect: { Top: Inspect, sections: [] },
}

export const PLACE_NAMES = Object.keys(PLACES) as Place[]

/** A place of the dock, and the section to unfold there, if any. */
export interface Spot {
  place: Place
  section?: string
}

export function PlaceBody({ place }: { place: Place }) {
  const { alone } = useDock()
  const signedIn = useBankData((bank) => bank.signedIn() !== undefined)
  const { Top, sections } = PLACES[place]
  const isThere = { person: signedIn, page: !alone }
  const shown = sections.filter(({ needs }) => needs === undefined || isThere[needs])
  return (
    <>
      {Top && <Top />}
      {shown.map(({ title, Body }) => (
        <Body key={title} title={title} />
      ))}
      {!signedIn && sections.some(({ needs }) => needs === 'person') && (
        <div style={{ padding: '10px 16px' }}>
          <Hint>Payments, owners, cards and accounts appear here once somebody is signed in.</Hint>
        </div>
      )}
    </>
  )
}
