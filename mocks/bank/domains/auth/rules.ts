/** A verification link is valid for a day, and until a newer one is sent. */
export const LINK_VALID_MS = 24 * 60 * 60 * 1000

/** The password of every scenario's person. */
export const DEMO_PASSWORD = 'corridor-demo'
