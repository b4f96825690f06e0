/** Scripts can read it, because the bank that reads it runs in the page. */
export const SESSION_COOKIE = 'corridor_session'

/**
 * The web storage key of the session token, for browsers that refuse the cookie. `mocks/demo/boot/has-session.ts` reads
 * it too.
 */
export const sessionStorageKey = (scope: string): string => `${SESSION_COOKIE}:${scope}`

/** A room has a cookie of its own; `mocks/demo/boot/has-session.ts` looks for the beginning of the name. */
export const sessionCookieOf = (basePath: string, scope: string): string =>
  scope === basePath ? SESSION_COOKIE : `${SESSION_COOKIE}.${scope.slice(basePath.length + 1)}`
