import { lazy, Suspense, useCallback, useState } from 'react'
import { PinSteps } from '../feedback/pin-steps.tsx'
import type { TourPlayer } from '../tours/tour-player.ts'
import { DockContext, useStore } from './dock-context.ts'
import type { DockServices } from './dock-services.ts'
import { INBOX, type DockView } from './dock-view.ts'
import { BesideForm } from './overlays/beside-form.tsx'
import { Entry } from './overlays/entry.tsx'
import { Handle } from './overlays/handle.tsx'
import { HonestyOverlay } from './overlays/honesty.tsx'
import { MailCard } from './overlays/mail-card.tsx'
import { RecordBar } from './overlays/record-bar.tsx'
import { PlaceChooser } from './overlays/place-chooser.tsx'
import { TourCard } from './overlays/tour-card.tsx'
import { Panel } from './panel/panel.tsx'
import { LatestResult, RunProvider } from './panel/run.tsx'

const MapPage = lazy(() => import('../map/map-page.tsx').then((map) => ({ default: map.MapPage })))

interface DockProps {
  services: DockServices
  view: DockView
  player: TourPlayer
}

export function Dock({ services, view, player }: DockProps) {
  const { show } = view
  const { open, hidden, isMapOpen, first } = useStore(view)
  const honest = useStore(services.honesty)
  const pin = useStore(services.feedback.shown)
  const tour = useStore(services.tour)
  const choosing = useStore(services.choosing)
  /** While a place is chosen, nothing of the dock lies over the page. */
  const away = hidden || choosing !== undefined
  const shown = open && !away
  /** Once the panel was shown, the handle takes the focus that is lost when it closes. */
  const [wasShown, setWasShown] = useState(shown)
  if (shown && !wasShown) setWasShown(true)
  const close = useCallback(() => show({ open: false, first: undefined }), [show])

  return (
    <DockContext value={services}>
      <RunProvider>
        {services.alone ? (
          <Panel onClose={undefined} />
        ) : (
          <>
            {!choosing && !shown && (
              <Handle opens={!hidden} takesFocus={wasShown} onOpen={() => show({ open: true })} />
            )}
            {shown && <Panel first={first} onClose={close} />}
            {!away && <Entry />}
            {!away && <BesideForm isDockOpen={shown} />}
            {!away && <MailCard panelOpen={open} onInbox={() => show({ first: INBOX, open: true })} />}
            {!away && !shown && <RecordBar />}
            {choosing && <PlaceChooser choosing={choosing} />}
            {!choosing && pin && <PinSteps key={pin.visit} index={pin.index} />}
            {honest && <HonestyOverlay />}
            {tour && <TourCard state={tour} player={player} />}
            {!shown && <LatestResult />}
          </>
        )}
        {isMapOpen && (
          <Suspense>
            <MapPage basePath={services.basePath} onClose={() => show({ isMapOpen: false })} />
          </Suspense>
        )}
      </RunProvider>
    </DockContext>
  )
}
