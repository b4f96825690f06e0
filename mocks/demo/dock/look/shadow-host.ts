/** They stay inside: an open dialog of the product that hears them takes the focus back, or closes. */
const OWN_EVENTS = ['focusin', 'focusout', 'keydown', 'keyup', 'pointerdown', 'mousedown', 'touchstart', 'click']

/** An element outside `body`, so that the product's dialogs do not hide it, with places for {@link ShadowLook}. */
export function shadowHost(name: string) {
  const host = document.createElement(name)
  const shadow = host.attachShadow({ mode: 'open' })
  const styles = document.createElement('div')
  const place = document.createElement('div')
  const overlays = document.createElement('div')
  shadow.append(styles, place, overlays)
  for (const event of OWN_EVENTS) host.addEventListener(event, (heard) => heard.stopPropagation())
  document.documentElement.append(host)
  return { host, styles, place, overlays }
}
