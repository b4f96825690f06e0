import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import { useEffect, useRef, useState } from 'react'
import { useDock } from '../dock/dock-context.ts'
import { PHONE } from '../dock/look/dock-theme.ts'
import { shownBox } from '../dock/overlays/card-place.ts'
import { Floating } from '../dock/overlays/floating.ts'
import { Outline } from '../dock/overlays/outline.tsx'
import { PointingCard } from '../dock/overlays/pointing-card.tsx'
import { currentPath } from '../dock/page/own-path.ts'
import { Act } from '../dock/panel/kit/run.tsx'
import { PinForm } from './pin-form.tsx'
import { PinMark } from './pin-mark.tsx'
import { aroundMark } from './pin-steps.tsx'
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
  const [pointed, setPointed] = useState<ReturnType<typeof shownBox>>()
  const [atTop, setAtTop] = useState(false)
  const cover = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current: surface } = cover
    const root = surface?.getRootNode()
    const dock = root instanceof ShadowRoot ? root.host : undefined
    const stop = new AbortController()
    const { signal } = stop
    let pointer: { x: number; y: number } | undefined
    const look = () => {
      if (pointer) setPointed(shownBox(elementAt(pointer.x, pointer.y, dock)))
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
    const isOfPage = (target: EventTarget | null): target is Element =>
      target instanceof Element && target !== dock && target !== document.body
    document.addEventListener(
      'focusin',
      ({ target }) => {
        pointer = undefined
        setPointed(isOfPage(target) ? shownBox(target) : undefined)
      },
      { signal },
    )
    window.addEventListener(
      'keydown',
      (event) => {
        const { target, key } = event
        if (!isOfPage(target) || (key !== 'Enter' && key !== ' ')) return
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
      <Box ref={cover} aria-hidden sx={{ position: 'fixed', zIndex: 2147482400, inset: 0, cursor: 'crosshair' }} />
      {pointed && <Outline around={pointed} />}
      <Floating
        data-solid
        ref={bar}
        role="group"
        aria-label="Pin a spot"
        tabIndex={-1}
        sx={{
          zIndex: 2147482500,
          left: '50%',
          transform: 'translateX(-50%)',
          flexWrap: 'wrap',
          width: 'max-content',
          borderColor: 'primary.main',
          typography: 'body1',
          ...(atTop ? { top: 12 } : { bottom: 12 }),
        }}
      >
        <span>
          <b>Choose a spot on the page.</b>{' '}
          <Box component="span" sx={{ color: 'text.secondary', [PHONE]: { display: 'none' } }}>
            Or move to an element with Tab and press Enter. Escape ends this.
          </Box>
        </span>
        <Act work={pinHeading}>Pin the heading</Act>
        <IconButton aria-label={atTop ? 'Move to the bottom' : 'Move to the top'} onClick={() => setAtTop(!atTop)}>
          {atTop ? <ArrowDownwardOutlined /> : <ArrowUpwardOutlined />}
        </IconButton>
        <Act variant="text" work={() => feedback.pick(false)}>
          Cancel
        </Act>
      </Floating>
    </>
  )
}

function NewPin({ choice: { spot, element } }: { choice: Choice }) {
  const { feedback, basePath } = useDock()
  const { pins } = feedback.state()
  const place = placeOf(spot, element)
  const outline = shownBox(element)
  const save = (note: Pick<Pin, 'text' | 'name'>) => {
    const page = currentPath(basePath)
    if (page === undefined) throw new Error('This page is not one of the product.')
    feedback.setPins([...pins, { page, ...note, spot }])
    feedback.pick(false)
  }
  return (
    <>
      {outline && <Outline around={outline} />}
      <PinMark number={pins.length + 1} place={place} current />
      <PointingCard
        label={`New pin ${pins.length + 1}`}
        around={{ target: aroundMark(place), submit: undefined, dialog: outline }}
        focusOn={undefined}
        onEscape={() => feedback.pick(false)}
      >
        <PinForm takesFocus author={pins.at(-1)?.name} onSave={save} onCancel={() => feedback.pick(false)} />
      </PointingCard>
    </>
  )
}
