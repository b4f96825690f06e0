import { MARKER_FILE } from '../../../src/boot/marker.ts'

/** Without a worker to cache the build, the page preloads all code, one file after the other, to work offline later. */
export async function fetchCodeAhead(basePath: string): Promise<void> {
  try {
    for (const file of await codeOf(basePath)) {
      // A failed module may stay failed.
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

/** Removed after loading: the document keeps the preloaded code. */
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
