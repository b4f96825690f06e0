export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** A button in the toast, e.g. "Sign in again". */
  action?: { label: string; onClick: () => void } | undefined
}

export const TOAST_DURATION_MS = 5000

interface Listener {
  show: (toast: ToastMessage) => void
  clear: () => void
}

const listeners = new Set<Listener>()

/** Shows a toast; it replaces the one that is shown. */
export function showToast(toast: ToastMessage): void {
  for (const { show } of listeners) show(toast)
}

/** For an overlay that throws, or whose code cannot be loaded. */
export const sayNotOpened = (): void =>
  showToast({
    variant: 'destructive',
    title: 'This could not be opened',
    description: 'Check your connection and your ad blocker, then reload the page.',
    action: { label: 'Reload the page', onClick: () => location.reload() },
  })

/** Removes an error, because the person is trying again, or doing what it asks for. */
export function clearError(): void {
  for (const { clear } of listeners) clear()
}

/** Calls `show` for each toast, and `clear` with each `clearError`. Returns the function that stops listening. */
export function onToast(show: Listener['show'], clear: Listener['clear'] = () => undefined): () => void {
  const listener = { show, clear }
  listeners.add(listener)
  return () => listeners.delete(listener)
}
