import { useDock } from '../../dock-context.ts'
import { FeedbackSection } from '../sections/feedback.tsx'
import { LeaveBehindSection } from '../sections/leave-behind.tsx'
import { OpenFileSection } from '../sections/open-file.tsx'
import { PresenterSection, RoomsSection } from '../sections/rooms.tsx'
import { ScenarioLinkSection } from '../sections/scenario-link-section.tsx'
import { MarksSection, StateSection } from '../sections/state.tsx'

/** What goes to others, and what comes back from them. */
export function HandOver() {
  const { alone } = useDock()
  return (
    <>
      <ScenarioLinkSection />
      <StateSection />
      <LeaveBehindSection />
      <OpenFileSection />
      <FeedbackSection />
      <MarksSection />
      <RoomsSection />
      {!alone && <PresenterSection />}
    </>
  )
}
