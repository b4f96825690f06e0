/** What is said of an error: the demonstration throws sentences. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : 'That did not work.')
