import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { FeedbackLayer } from '../feedback/feedback-layer.tsx'
import { BesideForm } from './overlays/beside-form.tsx'
import { Entry } from './overlays/entry.tsx'
import { Handle } from './overlays/handle.tsx'
import { MailCard } from './overlays/mail-card.tsx'
import { HonestyOverlay } from './overlays/honesty.tsx'
import { Panel, rememberTab } from './panel/panel.tsx'
import { DockContext, type DockServices } from './dock-context.ts'
import { TourCard } from './overlays/tour-card.tsx'
import type { TourPlayer } from '../tours/tour-player.ts'

export interface DockControls {
  toggle: () => void
  setHidden: (hidden: boolean) => void
  close: () => void
}

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
  const honest = useSyncExternalStore(services.honesty.subscribe, services.honesty.isOn)
  const { picking } = useSyncExternalStore(services.feedback.subscribe, services.feedback.state)
  const tour = useSyncExternalStore(services.tour.subscribe, services.tour.state)
  /** Closing the panel moves the focus to the handle. */
  const [closed, setClosed] = useState(false)
  /** While a spot is chosen, nothing of the dock lies over the page. */
  const away = hidden || picking
  const shown = open && !away
  const close = useCallback(() => {
    setOpen(false)
    setClosed(true)
  }, [])

  const openInbox = () => {
    rememberTab('Inbox')
    setOpen(true)
  }

  useEffect(() => {
    const hide = (next: boolean) => {
      setHidden(next)
      if (next) setOpen(false)
    }
    onReady({ toggle: () => setOpen((was) => !was), setHidden: hide, close: () => setOpen(false) })
  }, [onReady])
  useEffect(() => {
    if (services.alone) return undefined
    const page = document.documentElement
    if (shown) page.dataset['dock'] = 'open'
    return () => {
      delete page.dataset['dock']
    }
  }, [shown, services.alone])

  return (
    <DockContext value={services}>
      <div className="dock">
        {services.alone ? (
          <Panel onClose={undefined} />
        ) : (
          <>
            {shown && <Panel onClose={close} />}
            {!away && !open && <Handle takesFocus={closed} onOpen={() => setOpen(true)} />}
            {!away && <Entry />}
            {!away && <BesideForm />}
            {!away && (
              <MailCard panelOpen={open} touring={tour !== undefined && player !== undefined} onInbox={openInbox} />
            )}
            <FeedbackLayer />
            {honest && <HonestyOverlay />}
            {tour && player && <TourCard state={tour} player={player} />}
          </>
        )}
      </div>
    </DockContext>
  )
}
