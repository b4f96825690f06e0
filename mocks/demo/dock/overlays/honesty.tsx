import { useEffect, useState } from 'react'
import type { Bank } from '../../../bank/store/bank.ts'
import { wantsSamples } from '../../brand/presentation.ts'
import { claimsAbout, type Origin } from './claims.ts'
import { useDock } from '../dock-context.ts'

interface Outline {
  key: string
  origin: Origin
  note: string
  box: { left: number; top: number; width: number; height: number }
}

const LOOK_EVERY_MS = 300

function outlines(bank: Bank, samples: boolean): Outline[] {
  const seen = new Set<Element>()
  return claimsAbout(bank, samples).flatMap(({ origin, note, find }, claim) =>
    [...find()].flatMap((element, index) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0 || seen.has(element)) return []
      seen.add(element)
      return [
        {
          key: `${claim}.${index}`,
          origin,
          note,
          box: { left: left - 3, top: top - 3, width: width + 6, height: height + 6 },
        },
      ]
    }),
  )
}

export function HonestyOverlay() {
  const { bank, presentation } = useDock()
  const [shown, setShown] = useState<Outline[]>(() => outlines(bank, wantsSamples(bank, presentation)))
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      if (!document.hidden) setShown(outlines(bank, wantsSamples(bank, presentation)))
    }
    // Move the outlines with their elements, once a frame.
    const follow = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    window.addEventListener('scroll', follow, true)
    return () => {
      clearInterval(timer)
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow, true)
    }
  }, [bank, presentation])
  return (
    <div aria-hidden data-testid="honesty">
      {shown.map(({ key, origin, note, box }) => (
        <div key={key} className="outline" data-tone={origin} style={box}>
          <i>{note}</i>
        </div>
      ))}
    </div>
  )
}
