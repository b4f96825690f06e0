/** Resolves when `work` has ended, or after `ms` milliseconds. */
export const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])
