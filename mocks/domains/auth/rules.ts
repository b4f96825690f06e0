/** People are found by their e-mail however they write it. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

/** A verification link is good for a day, and until a newer one is sent. */
export const LINK_VALID_MS = 24 * 60 * 60 * 1000
