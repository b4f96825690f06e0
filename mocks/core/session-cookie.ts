/** Scripts see it: the bank that reads it runs in the page. */
export const SESSION_COOKIE = 'corridor_session'
