import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PHONE } from '../look/dock-theme.ts'
import { meantElement } from '../page/find-target.ts'
import { Act } from '../panel/kit.tsx'
import { useRun } from '../panel/run.tsx'
import { shownBox } from './card-place.ts'
import { Floating } from './floating.ts'
import { Outline } from './outline.tsx'

/** An element of the page, and where in the window it was pressed. */
export interface Choice {
  element: Element
  x: number
  y: number
}

/** The product's element at this point of the window, also where the dock covers it. */
const elementAt = (x: number, y: number, dock: Element | undefined): Element | undefined => {
  const under = document.elementsFromPoint(x, y).find((element) => element !== dock)
  return under && meantElement(under)
}

const middleOf = (element: Element): Choice => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { element, x: left + width / 2, y: top + height / 2 }
}

/** Before the product hears the key: it would close a dialog. */
export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      event.preventDefault()
      escape()
    }
    window.addEventListener('keydown', leave, true)
    return () => window.removeEventListener('keydown', leave, true)
  }, [])
}

interface ElementChooserProps {
  label: string
  /** What is to be chosen. */
  sentence: string
  /** On the button that chooses the heading of the page. */
  heading: string
  /** May throw a sentence. */
  onChoice: (choice: Choice) => void
  onCancel: () => void
}

/** Chooses an element of the page with the pointer or the keyboard. Escape ends it. */
export function ElementChooser({ label, sentence, heading, onChoice, onCancel }: ElementChooserProps) {
  const run = useRun()
  const [pointed, setPointed] = useState<ReturnType<typeof shownBox>>()
  const [atTop, setAtTop] = useState(false)
  const cover = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useEscape(onCancel)

  const choose = useEffectEvent((choice: Choice) => void run(() => onChoice(choice)))

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
        if (element) choose({ element, x, y })
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
        choose(middleOf(target))
      },
      { signal, capture: true },
    )
    bar.current?.focus({ preventScroll: true })
    return () => stop.abort()
  }, [])

  const chooseHeading = () => {
    const found = document.querySelector('main h1, h1')
    if (!found) throw new Error('This page has no heading.')
    found.scrollIntoView({ block: 'nearest' })
    onChoice(middleOf(found))
  }
  return (
    <>
      <Box ref={cover} aria-hidden sx={{ position: 'fixed', zIndex: 2147482400, inset: 0, cursor: 'crosshair' }} />
      {pointed && <Outline around={pointed} />}
      <Floating
        data-solid
        ref={bar}
        role="group"
        aria-label={label}
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
          <b>{sentence}</b>{' '}
          <Box component="span" sx={{ color: 'text.secondary', [PHONE]: { display: 'none' } }}>
            Or move to an element with Tab and press Enter. Escape ends this.
          </Box>
        </span>
        <Act work={chooseHeading}>{heading}</Act>
        <IconButton aria-label={atTop ? 'Move to the bottom' : 'Move to the top'} onClick={() => setAtTop(!atTop)}>
          {atTop ? <ArrowDownwardOutlined /> : <ArrowUpwardOutlined />}
        </IconButton>
        <Act quiet work={onCancel}>
          Cancel
        </Act>
      </Floating>
    </>
  )
}
