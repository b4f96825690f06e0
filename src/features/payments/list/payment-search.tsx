import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../../ui/forms/search-field.tsx'

/** Long enough to group fast typing into one search, short enough to feel immediate. */
const DEBOUNCE_MS = 120

interface PaymentSearchProps {
  /** The search text in the address. */
  value: string
  onSearch: (search: string) => void
  onFocus: () => void
}

/** Debounces the search: a keystroke renders this field only, not the list. */
export function PaymentSearch({ value, onSearch, onFocus }: PaymentSearchProps) {
  const [typed, setTyped] = useState(value)
  const lastSent = useRef(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(pause.current), [])

  // The address can also change by "Clear filters" or the back button.
  useEffect(() => {
    if (value === lastSent.current) return
    lastSent.current = value
    clearTimeout(pause.current)
    setTyped(value)
  }, [value])

  const type = (text: string) => {
    setTyped(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      lastSent.current = text
      onSearch(text)
    }, DEBOUNCE_MS)
  }

  return (
    <div onFocus={onFocus}>
      <SearchField
        label="Search payments"
        placeholder="Name, account, reference, amount, ID"
        value={typed}
        onChange={type}
      />
    </div>
  )
}
