/** Scripts can read it, because the bank that reads it runs in the page. */
export const SESSION_COOKIE = 'corridor_session'

/** The web storage key of the session token, for browsers that refuse the cookie. `src/boot/page.ts` reads it too. */
export const sessionStorageKey = (basePath: string): string => `${SESSION_COOKIE}:${basePath}`
