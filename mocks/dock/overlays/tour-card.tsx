import { useCallback, useEffect, useRef, useState } from 'react'
import { passesFocusOn } from '../../../src/ui/feedback/focus.ts'
import { Button } from '../panel/controls.tsx'
import { go } from '../page/driver.ts'
import { useDock } from '../dock-context.ts'
import type { Tour } from './tours.ts'

const LOOK_EVERY_MS = 250
const MARGIN = 6

/** Shows one step at a time; the outline follows the target of the step. */
export function TourCard({ tour, onEnd }: { tour: Tour; onEnd: () => void }) {
  const { basePath } = useDock()
  const [index, setIndex] = useState(0)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(true)
  const [box, setBox] = useState<DOMRect>()
  const card = useRef<HTMLDivElement>(null)
  const putDown = useCallback((element: HTMLDivElement | null) => {
    card.current = element
    return passesFocusOn(element)
  }, [])
  const step = tour.steps[index]

  useEffect(() => {
    if (!step) return undefined
    let over = false
    const enter = async () => {
      setBusy(true)
      setProblem('')
      try {
        if (step.path) go(basePath, step.path)
        await step.work?.()
      } catch (error) {
        if (!over) setProblem(error instanceof Error ? error.message : 'This step did not work.')
      }
      if (over) return
      setBusy(false)
      card.current?.focus({ preventScroll: true })
    }
    void enter()
    const element = card.current
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEnd()
    }
    element?.addEventListener('keydown', leave)
    const timer = setInterval(() => setBox(step.target?.()?.getBoundingClientRect()), LOOK_EVERY_MS)
    return () => {
      over = true
      clearInterval(timer)
      element?.removeEventListener('keydown', leave)
    }
  }, [basePath, step, onEnd])

  if (!step) return null
  const last = index === tour.steps.length - 1
  return (
    <>
      {box && box.width > 0 && (
        <div
          className="outline"
          data-tone="sample"
          aria-hidden
          style={{
            left: box.left - MARGIN,
            top: box.top - MARGIN,
            width: box.width + 2 * MARGIN,
            height: box.height + 2 * MARGIN,
          }}
        />
      )}
      <div
        ref={putDown}
        className="tour solid"
        role="dialog"
        aria-label={`${tour.title}, step ${index + 1} of ${tour.steps.length}`}
        tabIndex={-1}
        style={{ left: 12, bottom: 12 }}
      >
        <p className="small mono">
          {index + 1} / {tour.steps.length} · {tour.title}
        </p>
        <b>{step.title}</b>
        <p className="hint">{problem || step.text}</p>
        <div className="row">
          <Button kind="main" disabled={busy} onClick={() => (last ? onEnd() : setIndex(index + 1))}>
            {last ? 'Done' : 'Next'}
          </Button>
          <Button kind="quiet" onClick={onEnd}>
            End the tour
          </Button>
        </div>
      </div>
    </>
  )
}
