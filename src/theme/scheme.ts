/** The attribute on <html> that says `light` or `dark`, and where the choice is kept on this device. */
export const SCHEME_ATTRIBUTE = 'data-scheme'
export const SCHEME_KEY = 'corridor-scheme'
