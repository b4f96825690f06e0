/** Says something to people who cannot see it appear: one polite live region outside the application's root. */
export function announce(text: string): void {
  let region = document.getElementById('announcements')
  if (!region) {
    region = document.createElement('div')
    region.id = 'announcements'
    region.setAttribute('aria-live', 'polite')
    region.className = 'visually-hidden'
    document.body.append(region)
  }
  // The same words twice are a change too: alternate an invisible character.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text
}
