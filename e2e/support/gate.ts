/** A promise that the test resolves, to delay a file or a response. */
export function gate() {
  const listeners: (() => void)[] = []
  const opened = new Promise<void>((resolve) => listeners.push(resolve))
  return { open: () => listeners.forEach((listener) => listener()), opened }
}
