/** What the page says to the worker. */
export const SKIP_WAITING = 'corridor:skip-waiting'
/** Fetch the whole build into the cache: sent once the page has what it needs itself. */
export const PRECACHE = 'corridor:precache'
/** Take in charge the pages that were loaded past this worker. */
export const CLAIM = 'corridor:claim'

/** The browser could not fetch the worker anew: is the demonstration still on its host? */
export const LOOK_AFTER_YOURSELF = 'corridor:look-after-yourself'

/** What the worker asks the page, which answers anything on the port when its bank is awake. */
export const ARE_YOU_AWAKE = 'corridor:are-you-awake'
