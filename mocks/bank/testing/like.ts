import { expect } from 'vitest'

/** Typed as `unknown`, because Vitest's matchers are of type `any`. */
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)

export const anId = matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
