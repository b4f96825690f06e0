// What keyboards of phones and spelling checkers do with a text. Constants, because fields are memoized.

/** An account or registration number. */
export const codeText = { spellCheck: false, autoCapitalize: 'characters' } as const

/** A person or a company. */
export const nameText = { spellCheck: false, autoCapitalize: 'words' } as const

/** The address of a website. */
export const websiteText = { spellCheck: false, autoCapitalize: 'none' } as const
