import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { FeedbackLayer } from '../feedback/feedback-layer.tsx'
import type { TourPlayer } from '../tours/tour-player.ts'
import { DockContext } from './dock-context.ts'
import type { DockServices } from './dock-services.ts'
import { BesideForm } from './overlays/beside-form.tsx'
import { Entry } from './overlays/entry.tsx'
import { Handle } from './overlays/handle.tsx'
import { HonestyOverlay } from './overlays/honesty.tsx'
import { MailCard } from './overlays/mail-card.tsx'
import { RecordBar } from './overlays/record-bar.tsx'
import { TargetPicker } from './overlays/target-picker.tsx'
import { TourCard } from './overlays/tour-card.tsx'
import { LatestResult, RunProvider } from './panel/kit/run.tsx'
import { Panel } from './panel/panel.tsx'
import type { Spot } from './panel/places.ts'

export interface DockControls {
  toggle: () => void
  setHidden: (hidden: boolean) => void
  close: () => void
  openMap: () => void
  openAt: (spot: Spot) => void
}

export const TOURS: Spot = { place: 'Drive', section: 'Tours' }
export const INBOX: Spot = { place: 'Drive', section: 'Inbox' }

const MapPage = lazy(() => import('../map/map-page.tsx').then((map) => ({ default: map.MapPage })))

interface DockProps {
  services: DockServices
  hidden: boolean
  /** Plays the tours of this page; absent in the presenter's window. */
  player: TourPlayer | undefined
  onReady: (controls: DockControls) => void
}

export function Dock({ services, hidden: hiddenAtFirst, player, onReady }: DockProps) {
  const [open, setOpen] = useState(false)
  const [hidden, setHidden] = useState(hiddenAtFirst)
  const [wide, setWide] = useState(false)
  const [isMapOpen, setMapOpen] = useState(false)
  const honest = useSyncExternalStore(services.honesty.subscribe, services.honesty.isOn)
  const { picking } = useSyncExternalStore(services.feedback.subscribe, services.feedback.state)
  const tour = useSyncExternalStore(services.tour.subscribe, services.tour.state)
  /** Closing the panel moves the focus to the handle. */
  const [closed, setClosed] = useState(false)
  const isPointing = useSyncExternalStore(services.pointing.subscribe, services.pointing.state) !== undefined
  /** While a spot is chosen, nothing of the dock lies over the page. */
  const away = hidden || picking || isPointing
  const shown = open && !away
  const [first, setFirst] = useState<Spot>()
  const openAt = useCallback((spot: Spot) => {
    setFirst(spot)
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    setOpen(false)
    setFirst(undefined)
    setClosed(true)
  }, [])

  useEffect(() => {
    const hide = (next: boolean) => {
      setHidden(next)
      if (next) setOpen(false)
    }
    onReady({
      toggle: () => setOpen((was) => !was),
      setHidden: hide,
      close: () => setOpen(false),
      openMap: () => setMapOpen(true),
      openAt,
    })
  }, [onReady, openAt])
  useEffect(() => {
    if (services.alone) return undefined
    const page = document.documentElement
    if (shown) page.dataset['dock'] = wide ? 'wide' : 'open'
    return () => {
      delete page.dataset['dock']
    }
  }, [shown, wide, services.alone])

  return (
    <DockContext value={services}>
      <RunProvider>
        {services.alone ? (
          <Panel onClose={undefined} />
        ) : (
          <>
            {!picking && !isPointing && !shown && (
              <Handle opens={!hidden} takesFocus={closed} onOpen={() => setOpen(true)} />
            )}
            {shown && <Panel first={first} onClose={close} onWide={setWide} />}
            {!away && <Entry />}
            {!away && <BesideForm isDockOpen={shown} />}
            {!away && (
              <MailCard
                panelOpen={open}
                touring={tour !== undefined && player !== undefined}
                onInbox={() => openAt(INBOX)}
              />
            )}
            {!away && !shown && <RecordBar onSaved={() => openAt(TOURS)} />}
            <FeedbackLayer />
            {isPointing && (
              <TargetPicker
                pointing={services.pointing}
                onEnd={() => {
                  if (!hidden) openAt(TOURS)
                }}
              />
            )}
            {honest && <HonestyOverlay />}
            {tour && player && <TourCard state={tour} player={player} />}
            {!shown && <LatestResult />}
          </>
        )}
        {isMapOpen && (
          <Suspense>
            <MapPage basePath={services.basePath} onClose={() => setMapOpen(false)} />
          </Suspense>
        )}
      </RunProvider>
    </DockContext>
  )
}
