/** Deployed beside the page, so that the worker's scope is the application's folder. */
export const WORKER_FILE = 'worker.js'

/** Message from a new worker to the active one: abandon open calls, so that the new worker can activate. */
export const STEP_ASIDE = 'corridor:step-aside'

/** Files of few scenarios, of the map and of rare letters: kept for offline use once they were loaded. */
export const ON_DEMAND = /(?:^|\/)assets\/on-demand-[\w.-]+\.(?:js|woff2)$/
