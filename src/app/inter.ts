import extendedUrl from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import latinUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

const inter = (url: string, options: FontFaceDescriptors = {}) =>
  new FontFace('Inter Variable', `url(${url}) format('woff2')`, { weight: '100 900', ...options })

/** Letters that only Inter's second file has, such as ł, ő and č. */
const EXTENDED = { unicodeRange: 'U+100-130,U+132-151,U+154-2AF,U+1E00-1E9F', display: 'swap' } as const

async function fetchFaces(): Promise<void> {
  const latin = await inter(latinUrl)
    .load()
    .catch(() => undefined)
  if (!latin) return
  document.fonts.add(latin)
  // Browsers fetch it only where a page shows one of its letters; as the first face, WebKit always does. The single
  // file has no room for it.
  if (import.meta.env.MODE !== 'file') document.fonts.add(inter(extendedUrl, EXTENDED))
}

const load = () => void fetchFaces()

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
