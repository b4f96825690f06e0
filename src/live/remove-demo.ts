const STORAGES = [() => localStorage, () => sessionStorage]

/** Keys without a folder, of a tab in which the demo was open. */
const OF_A_TAB = new Set(['corridor:dock', 'corridor:dock-place', 'corridor:edited-tour', 'corridor:quiet'])

/** What the product keeps by itself, on behalf of the live bank or of the demo before it. */
const OF_THE_PRODUCT = /^corridor:(device|remembered-email):/

/** The cookie of the demo's session, with the name of a room. The one of a real bank cannot be read or changed here. */
const SESSION_COOKIE = /^corridor_session(\.[a-z\d-]+)?$/

/**
 * Removes what a demo that was deployed in this folder has left in the browser: stored state, what its user kept on the
 * device, session cookie and caches. Its worker is removed by `worker.js`.
 */
export async function removeDemo(folder: string): Promise<void> {
  const isOfFolder = (name: string) => OF_A_TAB.has(name) || (/^corridor[:_]/.test(name) && isScope(name, folder))
  for (const storageOf of STORAGES) removeKeys(storageOf, isOfFolder)
  removeCookies(folder)
  await Promise.allSettled([removeDatabases(isOfFolder), removeCaches(folder)])
}

/** `corridor:6:/demo/:bank` and `corridor:brand:/demo/~room` are of the folder `/demo/`; a deeper folder is another. */
const isScope = (name: string, folder: string): boolean =>
  name.endsWith(`:${folder}`) || name.includes(`:${folder}:`) || name.includes(`:${folder}~`)

function removeKeys(storageOf: () => Storage, isOfFolder: (name: string) => boolean): void {
  try {
    const storage = storageOf()
    const keys = Object.keys(storage).filter(isOfFolder)
    if (keys.some((key) => !OF_THE_PRODUCT.test(key))) for (const key of keys) storage.removeItem(key)
  } catch {
    // Storage is denied, so the demo has kept nothing.
  }
}

function removeCookies(folder: string): void {
  const path = folder.replace(/\/$/, '') || '/'
  const names = document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] ?? [])
  for (const name of names.filter((each) => SESSION_COOKIE.test(each)))
    for (const reach of ['SameSite=Lax', 'SameSite=None; Secure; Partitioned'])
      document.cookie = `${name}=; Path=${path}; Max-Age=0; ${reach}`
}

async function removeDatabases(isOfFolder: (name: string) => boolean): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name && isOfFolder(name)) indexedDB.deleteDatabase(name)
}

/** Workbox and MSW name their caches after the address of the folder. */
async function removeCaches(folder: string): Promise<void> {
  for (const name of await caches.keys()) if (name.endsWith(location.origin + folder)) await caches.delete(name)
}
