// What MSW uses and the oldest browsers lack (ADR 13).

const add = (owner: object, name: string, value: unknown) => {
  if (!(name in owner)) Object.defineProperty(owner, name, { configurable: true, writable: true, value })
}

/** Chrome and Edge before 119, Safari before 17.4, Node 20. */
add(Promise, 'withResolvers', () => {
  const settle: Record<string, unknown> = {}
  const promise = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }))
  return { promise, ...settle }
})

/** Chrome and Edge before 120, Safari before 17. */
add(URL, 'canParse', (...address: ConstructorParameters<typeof URL>) => {
  try {
    return Boolean(new URL(...address))
  } catch {
    return false
  }
})
