import type { ShareLink } from '../links/share-link.ts'

const STYLE = `
  :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center;
    padding: 24px; overflow: auto; background: #10141b; color: #e9edf3;
    font: 400 1.125rem/1.6 'Inter Variable', system-ui, sans-serif; }
  p { margin: 0; max-width: 34rem; text-wrap: balance; overflow-wrap: anywhere; }
`

export function endedSentence({ until = 0, contact }: Pick<ShareLink, 'until' | 'contact'>): string {
  const day = new Date(until).toLocaleDateString('en-GB', { dateStyle: 'long' })
  return `This demonstration ended on ${day}; for a new link, ask ${contact ?? 'whoever sent you this one'}.`
}

export const showEnded = (link: Pick<ShareLink, 'until' | 'contact'>, address: string): Promise<never> =>
  showInstead(endedSentence(link), address)

/** For a guest's link that cannot be read, such as one with the state of an earlier version: `refusal` says so. */
export const showRefused = (
  refusal: string,
  { contact }: Pick<ShareLink, 'contact'>,
  address: string,
): Promise<never> =>
  showInstead(
    `${refusal} If opening the link again does not help, ask ${contact ?? 'whoever sent it to you'} for a new one.`,
    address,
  )

/** Shows words in place of the product, at the same address, so that a reload opens the link again. */
function showInstead(words: string, address: string): Promise<never> {
  history.replaceState(history.state, '', address)
  const host = document.createElement('corridor-instead')
  host.setAttribute('role', 'main')
  const paragraph = Object.assign(document.createElement('p'), { textContent: words })
  const style = Object.assign(document.createElement('style'), { textContent: STYLE })
  host.attachShadow({ mode: 'open' }).append(style, paragraph)
  document.body.style.display = 'none'
  // The room for the scroll bar would stay white beside the dark page.
  document.documentElement.style.overflow = 'hidden'
  document.documentElement.append(host)
  return new Promise(() => undefined)
}
