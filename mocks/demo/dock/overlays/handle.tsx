import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { freeCorner, freeEdge, type Slot } from '../page/free-slot.ts'
import { keepLooking } from '../page/keep-looking.ts'
import { useRequests, useDock } from '../dock-context.ts'

const LOOK_EVERY_MS = 500
/** The narrow handle where only fingers press: 14 of its pixels are visible. */
const TOUCHED = { width: 24, height: 48, gap: 0 }
/** Beside scrollbars that are drawn over the page, where a press scrolls it. They are up to 24 pixels wide. */
const POINTED_AT = { width: 11, height: 64, gap: 20 }
const hasMouse = () => window.matchMedia('(any-hover: hover)').matches

/** The badge that opens the dock, in the corner. Becomes narrow where it would cover controls or text. */
export function Handle({ takesFocus, onOpen }: { takesFocus: boolean; onOpen: () => void }) {
  const { bank } = useDock()
  const notices = useSyncExternalStore(bank.notices.subscribe, bank.notices.list)
  const alarm = useRequests().some(({ inContract }) => !inContract)
  const button = useRef<HTMLButtonElement>(null)
  const [size, setSize] = useState({ width: 130, height: 32 })
  const [slot, setSlot] = useState<(Slot & { slim?: true }) | 'slim' | undefined>()

  useEffect(() => {
    const look = () => {
      const element = button.current
      if (!element) return
      // Use its size from before it shrank.
      const { width, height } =
        element.dataset['slim'] === undefined ? { width: element.offsetWidth, height: element.offsetHeight } : size
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }))
      const free = freeCorner(width, height, element) ?? narrowPlace(element)
      setSlot((known) => (JSON.stringify(known) === JSON.stringify(free) ? known : free))
    }
    return keepLooking(look, LOOK_EVERY_MS)
  }, [size])

  const placed = slot !== undefined
  useEffect(() => {
    if (takesFocus && placed) button.current?.focus()
  }, [takesFocus, placed])

  const slim = slot === 'slim' || slot?.slim
  const count = notices.length
  // A transform, so that moving does not count as a layout shift.
  const style =
    slot === undefined
      ? { right: 12, bottom: 12, visibility: 'hidden' as const }
      : slot === 'slim'
        ? undefined
        : { left: 0, top: 0, transform: `translate(${slot.left}px, ${slot.top}px)` }
  return (
    <button
      ref={button}
      type="button"
      className="handle"
      data-slim={slim ? (hasMouse() ? '' : 'touch') : undefined}
      style={style}
      aria-label={`Demo dock${count > 0 ? `, ${count} ${count === 1 ? 'notice' : 'notices'}` : ''}`}
      onClick={onOpen}
    >
      <span className="lamp" data-alarm={alarm ? '' : undefined} />
      <span className="word">Demo dock</span>
      {count > 0 && <span className="count">{count}</span>}
    </button>
  )
}

/** Without a free place its style sheet puts it into the corner. */
function narrowPlace(element: Element): (Slot & { slim: true }) | 'slim' {
  const free = freeEdge(hasMouse() ? POINTED_AT : TOUCHED, element)
  return free ? { ...free, slim: true } : 'slim'
}
