/** Opens when the test says so: for a file or an answer that has to come late. */
export function gate() {
  const listeners: (() => void)[] = []
  const opened = new Promise<void>((resolve) => listeners.push(resolve))
  return { open: () => listeners.forEach((listener) => listener()), opened }
}
