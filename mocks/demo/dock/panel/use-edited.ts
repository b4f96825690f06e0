import { useState } from 'react'

const KEY = 'corridor:edited-tour'

/** The tour and the step that are edited. */
interface Edited {
  id: string
  /** An index. */
  step: number
}

/** As it was left in this tab: the panel is closed while a step is tried or points at another place. */
export function useEdited() {
  const [edited, setEdited] = useState(remembered)
  const edit = (next: Edited | undefined) => {
    setEdited(next)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next ?? null))
    } catch {
      // Denied: the list of tours is shown again.
    }
  }
  return [edited, edit] as const
}

function remembered(): Edited | undefined {
  try {
    const { id, step } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Edited
    return typeof id === 'string' && Number.isInteger(step) ? { id, step } : undefined
  } catch {
    return undefined
  }
}
