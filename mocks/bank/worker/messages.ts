export const SKIP_WAITING = 'corridor:skip-waiting'
/** Control the pages that were loaded without this worker. */
export const CLAIM = 'corridor:claim'

/** The browser could not update the worker: check whether the demonstration is still on its host. */
export const LOOK_AFTER_YOURSELF = 'corridor:look-after-yourself'
