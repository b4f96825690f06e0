/** For MSW, in Chrome and Edge before 119, Safari before 17.4 and Node 20. */
if (!('withResolvers' in Promise))
  Object.defineProperty(Promise, 'withResolvers', {
    configurable: true,
    writable: true,
    value: () => {
      const settle: Record<string, unknown> = {}
      const promise = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }))
      return { promise, ...settle }
    },
  })
