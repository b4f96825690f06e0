/** How long any one step of bringing up a worker may take before the page goes on without it. */
export const STEP_LIMIT = 1500

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves like `work`; rejects after `ms` with a message that names `what`. */
export async function within<T>(work: Promise<T>, what: string, ms: number = STEP_LIMIT): Promise<T> {
  const late = wait(ms).then((): never => {
    throw new Error(`${what}: no answer within ${ms} ms`)
  })
  late.catch(() => undefined)
  return await Promise.race([work, late])
}
