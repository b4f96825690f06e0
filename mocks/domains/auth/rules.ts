/** A verification link is valid for a day, and until a newer one is sent. */
export const LINK_VALID_MS = 24 * 60 * 60 * 1000
