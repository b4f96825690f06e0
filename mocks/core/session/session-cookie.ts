/** Scripts can read it, because the bank that reads it runs in the page. */
export const SESSION_COOKIE = 'corridor_session'

/** Where the session's token is kept in web storage when the browser refuses the cookie; `src/boot/page.ts` reads it too. */
export const sessionStorageKey = (basePath: string): string => `${SESSION_COOKIE}:${basePath}`
