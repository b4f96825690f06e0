import { MARKER_FILE } from '../../../src/boot/marker.ts'

/** Without a worker to cache the build, the page preloads all code, one file after the other, to work offline later. */
export async function fetchCodeAhead(basePath: string): Promise<void> {
  await online()
  const reply = await fetch(basePath + MARKER_FILE)
  for (const file of (await reply.json()) as string[]) {
    // Offline it would fail, and some browsers do not fetch a failed module again.
    await online()
    await preload(basePath + file)
  }
}

const online = async () => {
  if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}

/** Removed after loading: the document keeps the preloaded code. */
async function preload(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  document.head.append(link)
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
  link.remove()
}
