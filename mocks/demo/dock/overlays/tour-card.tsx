import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentAddress } from '../../../../src/routing/address.ts'
import { passesFocusOn } from '../../../../src/ui/feedback/focus.ts'
import { Button } from '../panel/controls.tsx'
import { cardPlace, outlineOf, reveal, shownBox, type Box } from './card-place.ts'
import { keepLooking } from '../page/keep-looking.ts'
import { findTarget } from '../../tours/play-step.ts'
import type { TourPlayer, TourState } from '../../tours/tour-player.ts'

const LOOK_EVERY_MS = 250
const EDGE = 8

/** Shows one step at a time; the outline follows the target of the step. Ends when somebody leaves the page of the step. */
export function TourCard({ state, player }: { state: TourState; player: TourPlayer }) {
  const { tour, index, busy, problem, playing } = state
  const [target, setTarget] = useState<Box>()
  const [corner, setCorner] = useState<Box>()
  const card = useRef<HTMLDivElement>(null)
  const putDown = useCallback((element: HTMLDivElement | null) => {
    card.current = element
    return passesFocusOn(element)
  }, [])
  const step = tour.steps[index]
  const last = index === tour.steps.length - 1

  const takeFocus = useEffectEvent(() => {
    if (!playing) card.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (!busy && step) takeFocus()
  }, [busy, step])

  useEffect(() => {
    let revealed: Element | undefined
    let page: string | undefined
    const look = () => {
      const pointed = step?.target && !busy ? findTarget(step.target) : undefined
      const { pathname } = currentAddress()
      // Somebody has gone on by themselves.
      if (page !== undefined && page !== pathname) return player.control('end')
      if (pointed || (!busy && !step?.target)) page = pathname
      // Also when its page, or its data, have come later than the step.
      if (pointed && pointed !== revealed) reveal(pointed)
      revealed = pointed
      const box = shownBox(pointed)
      const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
      // In a dialog it is outside the form.
      const submit = (dialog ?? document).querySelector('[type=submit]')
      const { clientWidth: width, clientHeight: height } = document.documentElement
      setTarget((known) => (JSON.stringify(known) === JSON.stringify(box) ? known : box))
      if (!card.current) return
      const size = { width: card.current.offsetWidth, height: card.current.offsetHeight }
      const around = { target: box, submit: shownBox(submit), dialog: shownBox(dialog) }
      const next = cardPlace(size, around, { width, height })
      setCorner((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    return keepLooking(look, LOOK_EVERY_MS)
  }, [step, busy, player])

  useEffect(() => {
    const element = card.current
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') player.control('end')
    }
    element?.addEventListener('keydown', leave)
    // Whoever touches the page takes over. The tour's own presses are not trusted events.
    const pause = (event: Event) => {
      if (event.isTrusted && !event.composedPath().includes(element as EventTarget)) player.control('pause')
    }
    for (const kind of ['pointerdown', 'keydown', 'wheel'] as const)
      window.addEventListener(kind, pause, { capture: true, passive: true })
    return () => {
      element?.removeEventListener('keydown', leave)
      for (const kind of ['pointerdown', 'keydown', 'wheel'] as const) window.removeEventListener(kind, pause, true)
    }
  }, [player])

  if (!step) return null
  return (
    <>
      {target && <div className="outline" data-tone="sample" aria-hidden style={outlineOf(target)} />}
      <div
        ref={putDown}
        className="tour solid"
        role="dialog"
        aria-label={`${tour.title}, step ${index + 1} of ${tour.steps.length}`}
        tabIndex={-1}
        style={corner ? { left: corner.left, top: corner.top } : { left: EDGE, bottom: EDGE }}
      >
        <p className="small mono">
          {index + 1} / {tour.steps.length} · {chapterAt(state) ?? tour.title}
        </p>
        <b>{step.title}</b>
        <p className="hint">{problem || step.text}</p>
        <div className="row">
          {step.choices?.map(({ text, step: to }) => (
            <Button key={text} kind="main" disabled={busy} onClick={() => player.choose(to)}>
              {text}
            </Button>
          ))}
          {!step.choices && (
            <Button kind="main" disabled={busy} onClick={() => player.control(last ? 'end' : 'next')}>
              {last ? 'Done' : 'Next'}
            </Button>
          )}
          {!last && (
            <Button aria-pressed={playing} onClick={() => player.control(playing ? 'pause' : 'play')}>
              {playing ? 'Pause' : 'Play'}
            </Button>
          )}
          <Button kind="quiet" onClick={() => player.control('end')}>
            End the tour
          </Button>
        </div>
      </div>
    </>
  )
}

/** The chapter that the current step is in. */
export const chapterAt = ({ tour, index }: Pick<TourState, 'tour' | 'index'>): string | undefined =>
  tour.steps.slice(0, index + 1).findLast(({ chapter }) => chapter !== undefined)?.chapter
