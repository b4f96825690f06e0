import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../../../ui/forms/search-field.tsx'

/** Long enough that a word typed fluently is one search, short enough to feel immediate. */
const PAUSE_MS = 120

interface PaymentSearchProps {
  /** What the address says. */
  value: string
  onSearch: (search: string) => void
  onFocus: () => void
}

/** Holds what is being typed, so that a keystroke renders this field and nothing of the list; a pause hands it over. */
export function PaymentSearch({ value, onSearch, onFocus }: PaymentSearchProps) {
  const [typed, setTyped] = useState(value)
  const handedOver = useRef(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(pause.current), [])

  // The address changed by other means: "Clear filters", the back button.
  useEffect(() => {
    if (value === handedOver.current) return
    handedOver.current = value
    clearTimeout(pause.current)
    setTyped(value)
  }, [value])

  const type = (text: string) => {
    setTyped(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      handedOver.current = text
      onSearch(text)
    }, PAUSE_MS)
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
