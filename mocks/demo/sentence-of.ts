/** The sentence that a presenter reads after a failure. Errors of the demonstration have one as their message. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : 'That did not work.')
