import type { PaperProps } from '@mui/material/Paper'
import { useRef, type CSSProperties } from 'react'
import { useLooked } from '../page/use-looked.ts'
import { Floating } from './floating.ts'

/** Invisible until it has a place: the search forces a frame, and moving a visible element is a layout shift. */
export const NOWHERE = { visibility: 'hidden' } as const

interface FreeBarProps extends PaperProps {
  /** Where the bar covers no control of the page; called again and again, because the page changes. */
  place: (bar: HTMLElement) => CSSProperties
}

/** A small bar that keeps clear of the page's controls. */
export function FreeBar({ place, ...rest }: FreeBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const style = useLooked(() => bar.current && place(bar.current), { everyMs: 700 })
  return <Floating data-solid ref={bar} {...rest} style={style ?? NOWHERE} />
}
