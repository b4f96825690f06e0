/** What people do. Events that scripts dispatch are not trusted. */
const ACTS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'click', 'input'] as const

interface IdleOptions {
  seconds: number
  onIdle: () => void
  page?: EventTarget
  isByPerson?: (event: Event) => boolean
}

export interface IdleWatch {
  /** Starts the countdown, or starts it again; ends a hold. */
  touch: () => void
  /** Stops the countdown, and ignores what people do. */
  hold: () => void
  end: () => void
}

/** Calls back once nobody has done anything for so long. A page that nobody has touched stays as it is. */
export function watchIdle({
  seconds,
  onIdle,
  page = window,
  isByPerson = ({ isTrusted }) => isTrusted,
}: IdleOptions): IdleWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const touch = () => {
    held = false
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      onIdle()
    }, seconds * 1000)
  }
  const onAct = (event: Event) => {
    if (!held && isByPerson(event)) touch()
  }
  // The product moves the focus too, also on a page that nobody has touched: it only prolongs a countdown.
  const onFocus = () => {
    if (timer !== undefined) touch()
  }
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const act of ACTS) page.addEventListener(act, onAct, options)
  page.addEventListener('focusin', onFocus, options)
  return {
    touch,
    hold() {
      held = true
      stop()
    },
    end() {
      stop()
      listening.abort()
    },
  }
}
