import { useCallback, useEffect, useRef, useState } from 'react'
import { passesFocusOn } from '../../../src/ui/feedback/focus.ts'
import { useDock } from '../dock/dock-context.ts'
import { cardPlace, outlineOf, shownBox, type Box } from '../dock/overlays/card-place.ts'
import { currentPath } from '../dock/page/own-path.ts'
import { Button, useSaying } from '../dock/panel/controls.tsx'
import { PinForm } from './pin-form.tsx'
import { PinMark } from './pin-mark.tsx'
import type { Pin } from './pins.ts'
import { meantElement, placeOf, spotAt, type Spot } from './spot.ts'

interface Choice {
  spot: Spot
  element: Element
}

/** The product's element at this point of the window, also where the dock covers it. */
const elementAt = (x: number, y: number, dock: Element | undefined): Element | undefined => {
  const under = document.elementsFromPoint(x, y).find((element) => element !== dock)
  return under && meantElement(under)
}

const middleOf = (element: Element): Choice => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { element, spot: spotAt(element, left + width / 2, top + height / 2) }
}

/** Chooses a spot with the pointer or the keyboard, then asks for the text. Escape ends it. */
export function SpotPicker() {
  const { feedback } = useDock()
  const [choice, setChoice] = useState<Choice>()

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Otherwise it would close a dialog of the product too.
      event.stopImmediatePropagation()
      event.preventDefault()
      feedback.pick(false)
    }
    window.addEventListener('keydown', leave, true)
    return () => window.removeEventListener('keydown', leave, true)
  }, [feedback])

  return choice ? <NewPin choice={choice} /> : <Choosing onChoice={setChoice} />
}

function Choosing({ onChoice }: { onChoice: (choice: Choice) => void }) {
  const { feedback } = useDock()
  const [outline, setOutline] = useState<Box>()
  const [atTop, setAtTop] = useState(false)
  const cover = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const { run, saying } = useSaying()

  useEffect(() => {
    const { current: surface } = cover
    const root = surface?.getRootNode()
    const dock = root instanceof ShadowRoot ? root.host : undefined
    const stop = new AbortController()
    const { signal } = stop
    let pointer: { x: number; y: number } | undefined
    const point = (element: Element | undefined) => setOutline(shownBox(element))
    const look = () => {
      if (pointer) point(elementAt(pointer.x, pointer.y, dock))
    }
    surface?.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        pointer = { x, y }
        setAtTop(y > window.innerHeight * 0.7)
        look()
      },
      { signal },
    )
    surface?.addEventListener(
      'click',
      ({ clientX: x, clientY: y }) => {
        const element = elementAt(x, y, dock)
        if (element) onChoice({ element, spot: spotAt(element, x, y) })
      },
      { signal },
    )
    window.addEventListener('scroll', look, { signal, capture: true, passive: true })
    document.addEventListener(
      'focusin',
      ({ target }) => {
        pointer = undefined
        point(target instanceof Element && target !== dock && target !== document.body ? target : undefined)
      },
      { signal },
    )
    window.addEventListener(
      'keydown',
      (event) => {
        const { target } = event
        if (!(target instanceof Element) || target === dock || target === document.body) return
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopImmediatePropagation()
        onChoice(middleOf(target))
      },
      { signal, capture: true },
    )
    bar.current?.focus({ preventScroll: true })
    return () => stop.abort()
  }, [onChoice])

  const pinHeading = () => {
    const heading = document.querySelector('main h1, h1')
    if (!heading) throw new Error('This page has no heading.')
    heading.scrollIntoView({ block: 'nearest' })
    onChoice(middleOf(heading))
  }
  return (
    <>
      <div ref={cover} className="pick" aria-hidden />
      {outline && <div className="outline" data-tone="sample" aria-hidden style={outlineOf(outline)} />}
      <div
        ref={bar}
        className="pick-bar solid"
        role="group"
        aria-label="Pin a spot"
        tabIndex={-1}
        data-at={atTop ? 'top' : undefined}
      >
        <p className="grow">
          <b>Choose a spot on the page.</b>{' '}
          <span className="hint by-key">Or move to an element with Tab and press Enter. Escape ends this.</span>
        </p>
        <Button onClick={() => run(pinHeading)}>Pin the heading</Button>
        <Button icon aria-label={atTop ? 'Move to the bottom' : 'Move to the top'} onClick={() => setAtTop(!atTop)}>
          {atTop ? '↓' : '↑'}
        </Button>
        <Button kind="quiet" onClick={() => feedback.pick(false)}>
          Cancel
        </Button>
        <div className="visually-hidden">{saying}</div>
      </div>
    </>
  )
}

function NewPin({ choice }: { choice: Choice }) {
  const { feedback, basePath } = useDock()
  const card = useRef<HTMLDivElement>(null)
  const putDown = useCallback((element: HTMLDivElement | null) => {
    card.current = element
    return passesFocusOn(element)
  }, [])
  const { pins } = feedback.state()
  const [corner, setCorner] = useState<Box>()
  const place = placeOf(choice.spot, choice.element)
  const outline = shownBox(choice.element)

  useEffect(() => {
    if (!card.current) return
    const { offsetWidth: width, offsetHeight: height } = card.current
    const { clientWidth, clientHeight } = document.documentElement
    const { left, top } = placeOf(choice.spot, choice.element)
    const target = { left: left - 40, top: top - 40, width: 80, height: 80 }
    const dialog = shownBox(choice.element)
    setCorner(
      cardPlace({ width, height }, { target, submit: undefined, dialog }, { width: clientWidth, height: clientHeight }),
    )
  }, [choice])

  const save = (note: Pick<Pin, 'text' | 'name'>) => {
    const page = currentPath(basePath)
    if (page === undefined) throw new Error('This page is not one of the product.')
    feedback.setPins([...pins, { page, ...note, spot: choice.spot }])
    feedback.pick(false)
  }
  return (
    <>
      {outline && <div className="outline" data-tone="sample" aria-hidden style={outlineOf(outline)} />}
      <PinMark number={pins.length + 1} place={place} current />
      <div
        ref={putDown}
        className="tour solid"
        role="dialog"
        aria-label={`New pin ${pins.length + 1}`}
        style={corner ? { left: corner.left, top: corner.top } : { left: 12, bottom: 12 }}
      >
        <PinForm takesFocus author={pins.at(-1)?.name} onSave={save} onCancel={() => feedback.pick(false)} />
      </div>
    </>
  )
}
