// Methods that MSW calls and the oldest browsers lack (ADR 13).

const add = (owner: object, name: string, value: unknown) => {
  if (!(name in owner)) Object.defineProperty(owner, name, { configurable: true, writable: true, value })
}

/** Missing in Chrome and Edge before 119, Safari before 17.4, and Node 20. */
add(Promise, 'withResolvers', () => {
  const settle: Record<string, unknown> = {}
  const promise = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }))
  return { promise, ...settle }
})

/** Missing in Chrome and Edge before 120, and Safari before 17. */
add(URL, 'canParse', (...address: ConstructorParameters<typeof URL>) => {
  try {
    return Boolean(new URL(...address))
  } catch {
    return false
  }
})
