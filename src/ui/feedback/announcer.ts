/** A polite live region. It must exist before its first text, or that is not read out. */
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

/** Announces something to screen readers. */
export function announce(text: string): void {
  const region = announcer()
  // The same text twice is no change: alternate an invisible character.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text
}
