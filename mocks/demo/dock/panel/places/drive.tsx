import { useBankData } from '../../dock-context.ts'
import { ClockSection, SetClockSection } from '../sections/clock.tsx'
import { CompanySection } from '../sections/company.tsx'
import { FillSection } from '../sections/fill.tsx'
import { InboxSection } from '../sections/inbox.tsx'
import { CardsSection, MoneySection } from '../sections/money.tsx'
import { PaymentsSection } from '../sections/payments.tsx'
import { RecordSection } from '../sections/record.tsx'
import { StepsSection } from '../sections/steps.tsx'
import { RunningTour } from '../sections/running-tour.tsx'
import { ToursSection } from '../sections/tours.tsx'
import { Hint } from '../kit.tsx'

/** What happens next. */
export function Drive() {
  const signedIn = useBankData((bank) => bank.signedIn() !== undefined)
  return (
    <>
      <RunningTour />
      <ClockSection />
      {signedIn ? <PaymentsSection /> : <NobodySignedIn />}
      <StepsSection />
      <InboxSection />
      <RecordSection />
      <ToursSection />
      <FillSection />
      {signedIn && (
        <>
          <CompanySection />
          <MoneySection />
          <CardsSection />
        </>
      )}
      <SetClockSection />
    </>
  )
}

const NobodySignedIn = () => (
  <div style={{ padding: '10px 16px' }}>
    <Hint>Payments, owners, cards and accounts appear here once somebody is signed in.</Hint>
  </div>
)
