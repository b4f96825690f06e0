const OPEN_AFTER_MS = 700
/** Whoever has just seen one gets the next at once. */
const SKIP_DELAY_MS = 300

export interface Tip {
  anchor: HTMLElement
  text: string
}

/** Buttons that show no word, and whatever states a tip of its own. */
const ANCHORS = '[data-tip], button[aria-label], a[aria-label]'

const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth

/** What a tooltip would say of it; nothing that can be read there already. */
function textOf(anchor: HTMLElement): string | undefined {
  const visible = anchor.textContent.trim()
  const tip = anchor.dataset.tip ?? (visible === '' ? anchor.getAttribute('aria-label') : null)
  return !tip || (tip === visible && !isCut(anchor)) ? undefined : tip
}

/** Tells which tooltip is to be seen, if any, until the answer is called. */
export function watchForTips(show: (tip: Tip | undefined) => void): () => void {
  let anchor: HTMLElement | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isOpen = false
  let closedAt = Number.NEGATIVE_INFINITY

  const close = (at: number) => {
    clearTimeout(waiting)
    if (!isOpen) return
    isOpen = false
    closedAt = at
    show(undefined)
  }
  const approach = (target: EventTarget | null, at: number) => {
    const next = target instanceof Element ? (target.closest<HTMLElement>(ANCHORS) ?? undefined) : undefined
    if (next === anchor) return
    close(at)
    anchor = next
    if (!next) return
    const open = () => {
      const text = next.isConnected ? textOf(next) : undefined
      if (text === undefined) return
      isOpen = true
      show({ anchor: next, text })
    }
    waiting = setTimeout(open, at - closedAt < SKIP_DELAY_MS ? 0 : OPEN_AFTER_MS)
  }

  const stop = new AbortController()
  const on = <K extends keyof DocumentEventMap>(event: K, work: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(event, work, { capture: true, passive: true, signal: stop.signal })

  on('pointerover', ({ target, pointerType, timeStamp }) => {
    // A finger points at what it presses.
    if (pointerType === 'touch') return
    if (target instanceof Element && target.closest('[role=tooltip]')) return
    approach(target, timeStamp)
  })
  on('focusin', ({ target, timeStamp }) => {
    if (target instanceof Element && target.matches(':focus-visible')) approach(target, timeStamp)
  })
  on('focusout', ({ timeStamp }) => approach(null, timeStamp))
  // The anchor stays known: what was put away comes back only after somebody has left it.
  on('pointerdown', ({ timeStamp }) => close(timeStamp))
  on('scroll', ({ timeStamp }) => close(timeStamp))
  on('keydown', ({ timeStamp }) => close(timeStamp))
  document.documentElement.addEventListener('pointerleave', ({ timeStamp }) => approach(null, timeStamp), {
    signal: stop.signal,
  })

  // Where the pointer or the keyboard was before anybody watched.
  const resting = [...document.querySelectorAll(':hover')].at(-1) ?? document.querySelector(':focus-visible')
  approach(resting, performance.now())

  return () => {
    clearTimeout(waiting)
    stop.abort()
  }
}
