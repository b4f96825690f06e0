import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useDock, useStore } from '../dock/dock-context.ts'
import { shownBox } from '../dock/page/box.ts'
import { PointingCard } from '../dock/overlays/pointing-card.tsx'
import { currentPath } from '../dock/page/own-path.ts'
import { findTarget, isStillAt } from '../dock/page/find-target.ts'
import { useLooked } from '../dock/page/use-looked.ts'
import { PinMark, roomOfMark } from './pin-mark.tsx'
import { pageName, type Pin } from './pins.ts'
import { isMarkedOnPage, isPartOnly, windowPlaceOf } from './pin-place.ts'
import { Act, Hint, Row } from '../dock/panel/kit.tsx'

/** A page may still be loading what a pin is on. */
const PATIENCE_MS = 2500

const pathOf = (page: string): string => page.split('?')[0] ?? ''

const whereIs = (pin: Pin, element: Element | undefined): 'spot' | 'part' | 'page' =>
  element ? (isPartOnly(pin, element) ? 'part' : 'spot') : 'page'

/** The pins of the current page, and a card that steps through all of them. */
export function PinSteps({ index }: { index: number }) {
  const { feedback, basePath, command } = useDock()
  const pins = useStore(feedback.pins)
  const [since] = useState(() => performance.now())
  const elements = useRef(new Map<Pin, Element>())
  const arrival = useRef<{ at: Element | undefined; fellBack: boolean }>({ at: undefined, fellBack: false })
  /** Counts the times the page was moved, after which the card takes the focus. */
  const [arrivals, setArrivals] = useState(0)
  const pin = pins[index]

  const elementOf = (one: Pin): Element | undefined => {
    const { target } = one
    const known = elements.current.get(one)
    if (!target || (known && isStillAt(known, target))) return known
    const found = findTarget(target)
    if (found) elements.current.set(one, found)
    else elements.current.delete(one)
    return found
  }
  /** Brings the pin into view once; again if what was found meanwhile belonged to the page before. */
  const arrive = (one: Pin, element: Element | undefined, isLate: boolean) => {
    const { at, fellBack } = arrival.current
    if (at && (isLate || element === at)) return
    if (!element && (!isLate || fellBack)) return
    if (element && !isPartOnly(one, element)) element.scrollIntoView({ block: 'center' })
    else window.scrollBy(0, windowPlaceOf(one, element).top - window.innerHeight / 2)
    arrival.current = { at: element, fellBack: !element }
    // Opening a page has moved the focus to its heading.
    setArrivals((count) => count + 1)
  }
  const seen = useLooked(
    () => {
      const path = currentPath(basePath) ?? ''
      const here = pins.flatMap((one, at) =>
        pathOf(one.page) === pathOf(path) ? [{ one, at, element: elementOf(one) }] : [],
      )
      const current = here.find(({ at }) => at === index)
      const isLate = performance.now() - since > PATIENCE_MS
      if (current) arrive(current.one, current.element, isLate)
      return {
        marks: here
          .filter(({ one, at, element }) => element || (isLate && isMarkedOnPage(one, path, at === index)))
          .map(({ one, at, element }) => ({ number: at + 1, place: windowPlaceOf(one, element) })),
        outline: shownBox(current?.element),
        place: current && windowPlaceOf(current.one, current.element),
        where: current ? (isLate ? whereIs(current.one, current.element) : 'spot') : 'elsewhere',
      }
    },
    { follows: true },
  )
  if (!pin) return null
  const { marks = [], outline, place, where = 'spot' } = seen ?? {}
  const show = (to: number) => () => command.showPin(to)
  const isLast = index === pins.length - 1
  return (
    <>
      {marks.map((mark) => (
        <PinMark key={mark.number} {...mark} current={mark.number === index + 1} />
      ))}
      <PointingCard
        label={`Feedback, pin ${index + 1} of ${pins.length}`}
        describedBy="pin-text"
        outline={outline}
        around={{ target: place && roomOfMark(place), dialog: outline }}
        focusOn={arrivals}
        onEscape={() => feedback.show(undefined)}
      >
        <Box>
          <Hint>
            {index + 1} / {pins.length} · {pageName(pin.page)}
            {pin.name !== undefined && ` · ${pin.name}`}
          </Hint>
          <Typography id="pin-text" sx={{ marginBottom: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {pin.text}
          </Typography>
          {where === 'page' && <Hint>Its target is not shown now. This is where it was.</Hint>}
          {where === 'part' && <Hint>Its target is not shown now. It was in this part of the page.</Hint>}
        </Box>
        <Row>
          {where === 'elsewhere' && (
            <Act primary work={show(index)}>
              Go to its page
            </Act>
          )}
          <Act disabled={index === 0} work={show(index - 1)}>
            Previous
          </Act>
          <Act primary={where !== 'elsewhere' && !isLast} disabled={isLast} work={show(index + 1)}>
            Next
          </Act>
          <Act quiet work={() => feedback.show(undefined)}>
            Close
          </Act>
        </Row>
      </PointingCard>
    </>
  )
}
