import { DOCK_ELEMENT } from './page/of-dock.ts'
import { currentAddress } from '../../../src/routing/address.ts'
import type { Bank } from '../../bank/store/bank.ts'
import { DEMO_PASSWORD } from '../../bank/domains/auth/rules.ts'
import { freeSlot, slotUnderForm } from './page/free-slot.ts'
import { MARK_ELEMENT, MARK_STYLE } from './mark-style.ts'
import { keepLooking } from './page/keep-looking.ts'

const STYLE = `
  :host { all: initial; }
  ${MARK_STYLE}
  .line {
    position: fixed; z-index: 1250; padding: 8px 14px; border-radius: 10px; font: 400 13px/1.5 system-ui, sans-serif;
    color: #e9edf3; background: #10141b; width: fit-content; max-width: calc(100vw - 56px); box-sizing: border-box;
    border: 1px solid rgb(255 255 255 / 0.42);
  }
  .line[data-flow] { position: static; margin: 12px auto; }
  .line[hidden] { display: none; }
  b { font-weight: 600; }
  @media print { .mark, .line { display: none; } }
`

interface MarkOptions {
  bank: Bank
  /** Whether the sign-in names the credentials: there is no dock to sign in with. */
  showsCredentials: () => boolean
}

/** Marks the page as a demonstration until the dock does, without covering anything. */
export function mountMark({ bank, showsCredentials }: MarkOptions): void {
  if (document.querySelector(DOCK_ELEMENT)) return
  const host = document.createElement(MARK_ELEMENT)
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.innerHTML = `
    <style>${STYLE}</style>
    <aside class="mark" aria-label="Note" data-solid>Demonstration</aside>
    <aside class="line" aria-label="Demonstration account" hidden>Demonstration: <b></b> · <b>${DEMO_PASSWORD}</b></aside>
  `
  const line = shadow.querySelector<HTMLElement>('.line')
  const name = line?.querySelector('b')
  if (!line || !name) return
  document.documentElement.append(host)

  const stop = keepLooking(() => {
    if (!host.isConnected) return stop()
    const { person, options } = bank
    const isWanted =
      showsCredentials() &&
      person !== null &&
      currentAddress().pathname === `${options.basePath}auth` &&
      !bank.signedIn()
    // Invisible until it has a place: the search forces a frame, and moving a visible element is a layout shift.
    if (line.hidden) line.style.visibility = 'hidden'
    line.hidden = !isWanted
    // A dialog covers the form, and the line lies under it.
    if (!isWanted || document.querySelector('[role="dialog"]')) return
    if (name.textContent !== person) name.textContent = person
    const slot = slotUnderForm(line) ?? freeSlot(line, ['centre', 'left', 'right'])
    line.toggleAttribute('data-flow', !slot)
    line.style.left = slot ? `${slot.left}px` : ''
    line.style.top = slot ? `${slot.top}px` : ''
    line.style.visibility = ''
  }, 700)
}
