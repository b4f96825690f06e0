/** What people do. Events that scripts dispatch are not trusted. */
const ACTS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'click', 'input'] as const

interface IdleOptions {
  seconds: number
  onIdle: () => void
  isByPerson?: (event: Event) => boolean
}

export type IdleWatch = ReturnType<typeof watchIdle>

/** Calls back once nobody has done anything for so long. A page that nobody has touched stays as it is. */
export function watchIdle({ seconds, onIdle, isByPerson = ({ isTrusted }) => isTrusted }: IdleOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  /** Starts the countdown, or starts it again; ends a hold. */
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
  for (const act of ACTS) window.addEventListener(act, onAct, options)
  window.addEventListener('focusin', onFocus, options)
  return {
    touch,
    /** Stops the countdown, and ignores what people do. */
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
