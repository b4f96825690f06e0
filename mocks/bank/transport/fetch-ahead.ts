import { MARKER_FILE } from '../../../src/boot/marker.ts'

/** Without a worker to cache the build, the page preloads all code, one file after the other, to work offline later. */
export async function fetchCodeAhead(basePath: string): Promise<void> {
  await online()
  const reply = await fetch(basePath + MARKER_FILE)
  const manifest = (await reply.json()) as Record<string, { file: string }>
  for (const { file } of Object.values(manifest)) {
    if (!file.endsWith('.js')) continue
    // A failed module may stay failed.
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
