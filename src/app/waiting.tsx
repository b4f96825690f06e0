import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Loading } from '../ui/states.tsx'

const Picture = styled('div')({ '&:not(:empty) + *': { display: 'none' } })
const Centre = styled('div')({ minHeight: '70dvh', display: 'grid', placeItems: 'center' })

/**
 * Until it is known who is there: what this page looked like when it was last seen, which the boot script puts there, or
 * else a sign of life. What somebody presses in the picture is pressed on the page that takes its place.
 */
export function Waiting() {
  const picture = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let pressed: { x: number; y: number } | undefined
    const remember = ({ clientX: x, clientY: y }: MouseEvent) => {
      if (picture.current?.hasChildNodes()) pressed = { x, y }
    }
    document.addEventListener('click', remember)
    return () => {
      document.removeEventListener('click', remember)
      if (pressed) press(pressed)
    }
  }, [])
  return (
    <>
      <Picture
        ref={picture}
        data-last-picture
        inert
        aria-hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={EMPTY}
      />
      <Centre>
        <Loading />
      </Centre>
    </>
  )
}

const EMPTY = { __html: '' }

function press({ x, y }: { x: number; y: number }): void {
  requestAnimationFrame(() =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('#main :is(a, button, label, tr)')?.click(),
  )
}
