import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PHONE } from '../look/dock-theme.ts'
import { meantElement } from '../page/find-target.ts'
import { DOCK_ELEMENT } from '../page/of-dock.ts'
import { Act } from '../panel/kit.tsx'
import { useRun } from '../panel/run.tsx'
import { shownBox } from '../page/box.ts'
import { Floating } from './floating.ts'
import { Outline } from './outline.tsx'

/** An element of the page, and where in the window it was pressed. */
export interface Choice {
  element: Element
  x: number
  y: number
}

/** The product's element at this point of the window, also where the dock covers it. */
const elementAt = (x: number, y: number): Element | undefined => {
  const under = document.elementsFromPoint(x, y).find(({ localName }) => localName !== DOCK_ELEMENT)
  return under && meantElement(under)
}

const isOfPage = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.localName !== DOCK_ELEMENT && target !== document.body

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
  const bar = useRef<HTMLDivElement>(null)
  useEscape(onCancel)

  const pointer = useRef<[x: number, y: number]>(null)
  const choose = (choice: Choice) => void run(() => onChoice(choice))
  const chooseFocused = useEffectEvent(choose)

  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true, passive: false }
    window.addEventListener(
      'scroll',
      () => pointer.current && setPointed(shownBox(elementAt(...pointer.current))),
      options,
    )
    document.addEventListener(
      'focusin',
      ({ target }) => {
        pointer.current = null
        setPointed(isOfPage(target) ? shownBox(target) : undefined)
      },
      options,
    )
    window.addEventListener(
      'keydown',
      (event) => {
        const { target, key } = event
        if (!isOfPage(target) || (key !== 'Enter' && key !== ' ')) return
        event.preventDefault()
        event.stopImmediatePropagation()
        chooseFocused(middleOf(target))
      },
      options,
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
      <Box
        aria-hidden
        onPointerMove={({ clientX, clientY }) => {
          pointer.current = [clientX, clientY]
          setPointed(shownBox(elementAt(clientX, clientY)))
          setAtTop(clientY > window.innerHeight * 0.7)
        }}
        onClick={({ clientX: x, clientY: y }) => {
          const element = elementAt(x, y)
          if (element) choose({ element, x, y })
        }}
        sx={{ position: 'fixed', zIndex: 2147482400, inset: 0, cursor: 'crosshair' }}
      />
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
