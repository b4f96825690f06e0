import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useOpenOverlay } from '../../routing/overlay-opener.tsx'
import { NAVIGATION } from '../shell/navigation.ts'
import { singleKeysAreOn } from './shortcuts.ts'

/** How long to wait for the second key after G. */
const SEQUENCE_MS = 1500

interface Handlers {
  onPalette: () => void
  onHelp: () => void
}

/** Ctrl/Cmd+K always works; single keys only outside text fields and dialogs, and unless switched off. */
export function useShortcuts({ onPalette, onHelp }: Handlers): void {
  const navigate = useNavigate()
  const openOverlay = useOpenOverlay()

  const press = useEffectEvent((event: KeyboardEvent, afterG: boolean): 'g' | undefined => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onPalette()
      return
    }
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      isTyping(event.target) ||
      !singleKeysAreOn()
    )
      return
    const key = event.key.toLowerCase()
    const destination = afterG ? NAVIGATION.find(({ shortcut }) => shortcut === key) : undefined
    if (destination) {
      event.preventDefault()
      void navigate(destination.path)
    } else if (key === '?') {
      event.preventDefault()
      onHelp()
    } else if (key === 'n') {
      event.preventDefault()
      openOverlay('pay')
    } else if (key === 'g') {
      return 'g'
    }
  })

  useEffect(() => {
    let gPressedAt = -Infinity
    const onKeyDown = (event: KeyboardEvent) => {
      const pressed = press(event, event.timeStamp - gPressedAt < SEQUENCE_MS)
      gPressedAt = pressed === 'g' ? event.timeStamp : -Infinity
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** True when a single key is not for the page: the focus is in a text field, outside #root, or a dialog is open. */
function isTyping(target: EventTarget | null): boolean {
  const root = document.getElementById('root')
  if (root?.ariaHidden === 'true' || !(target instanceof HTMLElement)) return true
  if (target !== document.body && !root?.contains(target)) return true
  return target.isContentEditable || target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select')
}
