/** For a live region: it has to be there before its first words, or they are not read out, and takes no room until then. */
export const roomlessWhileEmpty = {
  '&:empty': { position: 'absolute', width: 1, height: 1, padding: 0, overflow: 'hidden' },
} as const

/** One polite live region outside the application's root; there from the start, which asks for it. */
export function announcer(): HTMLElement {
  let region = document.getElementById('announcements')
  if (!region) {
    region = document.createElement('div')
    region.id = 'announcements'
    region.setAttribute('aria-live', 'polite')
    region.className = 'visually-hidden'
    document.body.append(region)
  }
  return region
}

/** Says something to people who cannot see it appear. */
export function announce(text: string): void {
  const region = announcer()
  // The same words twice are a change too: alternate an invisible character.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text
}
