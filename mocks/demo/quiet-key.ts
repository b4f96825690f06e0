/** The key in `sessionStorage` under which it is remembered whether a tab is without the mark. */
export const QUIET_KEY = 'corridor:quiet'
