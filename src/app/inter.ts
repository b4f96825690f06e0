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
 * Loads Inter when the page is idle. On a return visit the worker has the file, so it is loaded at once: it then
 * arrives before the data and causes no layout shift.
 */
export function loadInter(): void {
  if (typeof FontFace === 'undefined') return
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) load()
  else if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 })
  else setTimeout(load, 200)
}
