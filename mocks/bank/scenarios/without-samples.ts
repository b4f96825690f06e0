/**
 * Scenarios of a new customer, whose figures would contradict the fixed samples of the specification. The first paint
 * asks too, so that this imports nothing.
 */
export const beginsWithoutSamples = (scenario: string): boolean => scenario === 'fresh' || scenario === 'unverified'
