/** Set in the session storage while this tab steps through pins. */
export const shownKey = (scope: string): string => `corridor:shown-pin:${scope}`
