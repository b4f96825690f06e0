/** The attribute of <html> with `light` or `dark`, and the localStorage key of the user's choice. */
export const SCHEME_ATTRIBUTE = 'data-scheme'
export const SCHEME_KEY = 'corridor-scheme'
