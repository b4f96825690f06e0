/** What the page says to the worker. */
export const SKIP_WAITING = 'corridor:skip-waiting'
/** Fetch the whole build into the cache: sent once the page has what it needs itself. */
export const PRECACHE = 'corridor:precache'
/** Take in charge the pages that were loaded past this worker. */
export const CLAIM = 'corridor:claim'

/** What the worker asks the page, which answers anything on the port when its bank is awake. */
export const ARE_YOU_AWAKE = 'corridor:are-you-awake'

/** The worker's file, beside the page, so that its scope is the folder of the application. */
export const WORKER_FILE = 'worker.js'
