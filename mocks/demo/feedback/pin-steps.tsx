import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { passesFocusOn } from '../../../src/ui/feedback/focus.ts'
import { useDock } from '../dock/dock-context.ts'
import { cardPlace, outlineOf, shownBox, type Box } from '../dock/overlays/card-place.ts'
import { keepLooking } from '../dock/page/keep-looking.ts'
import { currentPath } from '../dock/page/own-path.ts'
import { Button, useSaying } from '../dock/panel/controls.tsx'
import { PinMark } from './pin-mark.tsx'
import { pageName, type Pin } from './pins.ts'
import { findSpot, isStillAt, placeOf } from './spot.ts'

const LOOK_EVERY_MS = 300
/** A page may still be loading what a pin is on. */
const PATIENCE_MS = 2500
const PANEL_WIDTH = 400

interface Mark {
  number: number
  place: { left: number; top: number }
}

interface Seen {
  marks: Mark[]
  /** Around the element of the current pin. */
  outline?: Box | undefined
  corner?: Box | undefined
  /** Whether the current pin is on this page, and whether its element is. */
  where: 'spot' | 'page' | 'elsewhere'
}

const pathOf = (page: string): string => page.split('?')[0] ?? ''

/** The pins of the current page, and a card that steps through all of them. */
export function PinSteps({ pins, index }: { pins: readonly Pin[]; index: number }) {
  const { feedback, basePath, command } = useDock()
  const [seen, setSeen] = useState<Seen>({ marks: [], where: 'spot' })
  const card = useRef<HTMLDivElement>(null)
  const putDown = useCallback(
    (element: HTMLDivElement | null) => {
      card.current = element
      if (!element) return undefined
      element.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') feedback.show(undefined)
      })
      element.focus({ preventScroll: true })
      return passesFocusOn(element)
    },
    [feedback],
  )
  const [since] = useState(() => performance.now())
  const arrival = useRef<{ at: Element | undefined; fellBack: boolean }>({ at: undefined, fellBack: false })
  const { run, saying } = useSaying()
  const pin = pins[index]

  useLayoutEffect(() => {
    const elements = new Map<Pin, Element>()
    const elementOf = (one: Pin): Element | undefined => {
      const known = elements.get(one)
      if (known && isStillAt(known, one.spot)) return known
      const found = findSpot(one.spot)
      if (found) elements.set(one, found)
      else elements.delete(one)
      return found
    }
    const look = () => {
      const path = pathOf(currentPath(basePath) ?? '')
      const here = pins.flatMap((one, at) => (pathOf(one.page) === path ? [{ one, at, element: elementOf(one) }] : []))
      const current = here.find(({ at }) => at === index)
      const isLate = performance.now() - since > PATIENCE_MS
      if (current) arrive(current.one, current.element, isLate)
      const next: Seen = {
        marks: here
          .filter(({ element }) => element || isLate)
          .map(({ one, at, element }) => ({ number: at + 1, place: placeOf(one.spot, element) })),
        outline: shownBox(current?.element),
        corner: undefined,
        where: current ? (current.element || !isLate ? 'spot' : 'page') : 'elsewhere',
      }
      if (card.current) {
        const { offsetWidth: width, offsetHeight: height } = card.current
        const place = current && placeOf(current.one.spot, current.element)
        const { clientWidth, clientHeight, dataset } = document.documentElement
        const view = { width: clientWidth - (dataset['dock'] === 'open' ? PANEL_WIDTH : 0), height: clientHeight }
        const target = place && { left: place.left - 30, top: place.top - 50, width: 60, height: 80 }
        next.corner = cardPlace({ width, height }, { target, submit: undefined, dialog: next.outline }, view)
      }
      setSeen((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    /** Brings the pin into view once; again if what was found meanwhile belonged to the page before. */
    const arrive = ({ spot }: Pin, element: Element | undefined, isLate: boolean) => {
      const { at, fellBack } = arrival.current
      if (at && (isLate || element === at)) return
      if (!element && (!isLate || fellBack)) return
      if (element) element.scrollIntoView({ block: 'center' })
      else window.scrollBy(0, placeOf(spot, undefined).top - window.innerHeight / 2)
      // Opening a page has moved the focus to its heading.
      card.current?.focus({ preventScroll: true })
      arrival.current = { at: element, fellBack: !element }
    }
    // The marks follow while the page scrolls.
    let frame = 0
    const follow = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        look()
      })
    }
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    const stop = keepLooking(look, LOOK_EVERY_MS)
    return () => {
      stop()
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow, true)
    }
  }, [pins, index, basePath, since])

  if (!pin) return null
  const go = (to: number) => run(() => command({ type: 'show pin', index: to }))
  const { marks, outline, corner, where } = seen
  return (
    <>
      {outline && <div className="outline" data-tone="sample" aria-hidden style={outlineOf(outline)} />}
      {marks.map(({ number, place }) => (
        <PinMark key={number} number={number} place={place} current={number === index + 1} />
      ))}
      <div
        ref={putDown}
        className="tour solid"
        role="dialog"
        aria-label={`Feedback, pin ${index + 1} of ${pins.length}`}
        tabIndex={-1}
        style={corner ? { left: corner.left, top: corner.top } : { left: 12, bottom: 12 }}
      >
        <p className="small mono">
          {index + 1} / {pins.length} · {pageName(pin.page)}
          {pin.name !== undefined && ` · ${pin.name}`}
        </p>
        <p className="words remark">{pin.text}</p>
        {where === 'page' && <p className="hint">Its target is not shown now. This is where it was.</p>}
        <div className="row">
          {where === 'elsewhere' && (
            <Button kind="main" onClick={() => go(index)}>
              Go to its page
            </Button>
          )}
          <Button disabled={index === 0} onClick={() => go(index - 1)}>
            Previous
          </Button>
          <Button
            {...(where !== 'elsewhere' && { kind: 'main' as const })}
            disabled={index === pins.length - 1}
            onClick={() => go(index + 1)}
          >
            Next
          </Button>
          <Button kind="quiet" onClick={() => feedback.show(undefined)}>
            Close
          </Button>
        </div>
        <div className="visually-hidden">{saying}</div>
      </div>
    </>
  )
}
