import { useEffect, useState } from 'react'
import { Button, useSaying } from '../panel/controls.tsx'
import { fill, findField } from '../page/driver.ts'
import { keepLooking } from '../page/keep-looking.ts'
import { magicFields, type MagicField } from './magic-values.tsx'

const WIDTH = 168
const GAP = 14
const LOOK_EVERY_MS = 400

interface Place {
  field: MagicField
  left: number
  top: number
}

function place(): Place | undefined {
  for (const field of magicFields) {
    const control = findField(field.label, field.beside)
    const frame = control?.closest('[role=dialog]') ?? control?.closest('form')
    if (!control || !frame || !('readOnly' in control) || control.readOnly) continue
    const { right } = frame.getBoundingClientRect()
    const { top } = control.getBoundingClientRect()
    const room =
      document.documentElement.clientWidth - right - (document.documentElement.dataset['dock'] === 'open' ? 400 : 0)
    if (room < WIDTH + 2 * GAP || top < 0) continue
    return { field, left: right + GAP, top: Math.min(top - 24, document.documentElement.clientHeight - 140) }
  }
  return undefined
}

/** The mock bank's magic values, beside the form they belong to and never over it. */
export function BesideForm() {
  const [there, setThere] = useState<Place>()
  const { run } = useSaying()
  useEffect(() => keepLooking(() => setThere(place()), LOOK_EVERY_MS), [])
  if (!there) return null
  const { field, left, top } = there
  return (
    // Not named after the field, so that its label stays unique.
    <aside className="beside solid" aria-label="Demo values" style={{ left, top }}>
      <h3 style={{ margin: 0 }}>Demo values</h3>
      {field.values.map(({ value, effect }) => (
        <Button key={value} title={effect} onClick={() => run(() => fill(field.label, value, field.beside))}>
          {value}
        </Button>
      ))}
    </aside>
  )
}
