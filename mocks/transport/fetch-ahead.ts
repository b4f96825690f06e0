import { MARKER_FILE } from '../../src/boot/marker.ts'

/**
 * Without a worker nothing keeps the build for offline use, so the page itself fetches all of its code, once: what is opened
 * or sent later then needs no network. One file after the other, so that it stays out of the way; it is only run when used.
 */
export async function fetchCodeAhead(basePath: string): Promise<void> {
  try {
    for (const file of await codeOf(basePath)) {
      // Asked for in vain a file may count as missing for good.
      if (!navigator.onLine) await backOnline()
      await preload(basePath + file)
    }
  } catch {
    // The files are fetched when they are needed, as they would have been anyway.
  }
}

async function codeOf(basePath: string): Promise<string[]> {
  if (!navigator.onLine) await backOnline()
  const reply = await fetch(basePath + MARKER_FILE)
  const manifest = (await reply.json()) as Record<string, { file: string }>
  return Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []))
}

const backOnline = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

/** The document keeps the code; the element has done its work by then. */
async function preload(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => reject(new Error(`${href} could not be fetched`)))
      document.head.append(link)
    })
  } finally {
    link.remove()
  }
}
