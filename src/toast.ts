export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** A way on, e.g. "Sign in again". */
  action?: { label: string; onClick: () => void } | undefined
}

/** One at a time: a new one takes the place of the one that is shown. */
export const TOAST_DURATION_MS = 5000

type Listener = (toast: ToastMessage) => void

const listeners = new Set<Listener>()

export function showToast(toast: ToastMessage): void {
  for (const listener of listeners) listener(toast)
}

export function onToast(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
