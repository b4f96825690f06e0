/** The worker's file, beside the page, so that its scope is the folder of the application. */
export const WORKER_FILE = 'worker.js'

/** What the names of all caches of the application in one folder of a host begin with. */
export const cachesOf = (folder: string): string => `corridor|${folder}|`
