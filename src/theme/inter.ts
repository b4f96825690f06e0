import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

function load(): void {
  const face = new FontFace('Inter Variable', `url(${interUrl}) format('woff2')`, {
    weight: '100 900',
    style: 'normal',
  })
  face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => undefined,
  )
}

/**
 * Fetches Inter once the page has been painted and the network is quiet; a failure leaves the fallback, silently. On a
 * return visit it lies on the device: taken at once it is there before the figures, which then do not move.
 */
export function loadInter(): void {
  if (typeof FontFace === 'undefined') return
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) load()
  else if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 })
  else setTimeout(load, 200)
}
