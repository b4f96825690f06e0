/** Who keeps answers of the bank beyond the screens that show them, and must not keep them longer than they hold. */
const listeners = new Set<() => void>()

export function onChanges(listener: () => void): void {
  listeners.add(listener)
}

/** Something changed at the bank, by a call of ours or by itself. */
export function tellChange(): void {
  for (const listener of listeners) listener()
}
