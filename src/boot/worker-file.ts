/** The worker's file, beside the page, so that its scope is the folder of the application. */
export const WORKER_FILE = 'worker.js'

/** What another worker says to the present one: nobody waits for the calls any more that keep it busy. */
export const STEP_ASIDE = 'corridor:step-aside'

/** What the names of all caches of the application in one folder of a host begin with. */
export const cachesOf = (folder: string): string => `corridor|${folder}|`
