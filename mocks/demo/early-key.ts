/** A short test, as it loads before the first screen. `dock/keys.ts` decides later which key it is. */
const mayBeOfDock = ({ code, altKey, shiftKey }: KeyboardEvent): boolean =>
  altKey ? shiftKey && /^Key[RYZ]/.test(code) : code === 'F8' || (shiftKey && code === 'F2')

/** Keeps a key of the dock that is pressed before its code is here. */
export function keepEarlyKey(): {
  /** Resolves when one is pressed. */
  pressed: Promise<unknown>
  /** Presses it again, for the code that is here now. */
  release: () => void
} {
  const listening = new AbortController()
  let early: KeyboardEvent | undefined
  const pressed = new Promise((resolve) => {
    const keep = (event: KeyboardEvent) => {
      if (!mayBeOfDock(event)) return
      event.preventDefault()
      early = event
      resolve(event)
    }
    window.addEventListener('keydown', keep, { signal: listening.signal })
  })
  return {
    pressed,
    release() {
      listening.abort()
      if (early) window.dispatchEvent(new KeyboardEvent('keydown', early))
    },
  }
}
