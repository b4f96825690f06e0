export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** A button in the toast, e.g. "Sign in again". */
  action?: { label: string; onClick: () => void } | undefined
}

export const TOAST_DURATION_MS = 5000

type Listener = (toast: ToastMessage) => void

const listeners = new Set<Listener>()

/** Shows a toast; it replaces the one that is shown. */
export function showToast(toast: ToastMessage): void {
  for (const listener of listeners) listener(toast)
}

/** Calls `listener` for each toast. Returns the function that stops listening. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
