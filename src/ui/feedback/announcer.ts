/** The polite live region. It must exist before its first text: screen readers ignore the text otherwise. */
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

/** Announces a text to screen readers. */
export function announce(text: string): void {
  const region = announcer()
  // Setting the same text is not announced, so an invisible character is added.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text
}
