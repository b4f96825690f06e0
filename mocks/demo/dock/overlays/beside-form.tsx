import { useEffect, useRef, useState } from 'react'
import { toMajor } from '../../../../src/contract/values/money.ts'
import { formatMoney } from '../../../../src/text/format.ts'
import type { Bank } from '../../../bank/store/bank.ts'
import { topUpAccount } from '../../../bank/domains/accounts/changes.ts'
import { Button, useSaying } from '../panel/controls.tsx'
import { useDock } from '../dock-context.ts'
import { fill, findField } from '../page/driver.ts'
import { fillable, fillForm } from '../page/fill-form.ts'
import { freeAbove, freeSlot, freeSpot, type Slot } from '../page/free-slot.ts'
import { keepLooking } from '../page/keep-looking.ts'
import { FILL_KEYS } from '../keys.ts'
import { magicFields, type MagicField } from './magic-values.tsx'
import { missingMoney, type MissingMoney } from './missing-money.ts'

const WIDTH = 168
const GAP = 14
const LOOK_EVERY_MS = 400
/** On phones it is a round button; the values are in the panel. */
const SMALL = 44
const isSmall = () => document.documentElement.clientWidth < 760

/** The magic field of the open form, if it has one that can be written. */
function magicField(): MagicField | undefined {
  return magicFields.find(({ label, beside }) => {
    const control = findField(label, beside)
    return control && 'readOnly' in control && !control.readOnly
  })
}

/** The money that the payment in this form lacks; undefined for other forms, which have no field for the rail. */
function missingIn(form: Element, bank: Bank): MissingMoney | undefined {
  const entered = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  return entered('rail') === undefined
    ? undefined
    : missingMoney(bank, entered('currency') ?? '', entered('amount') ?? '')
}

/** Beside the form, level with its magic field if it has one; otherwise at a free edge, or nowhere. */
function place(form: Element, field: MagicField | undefined, self: HTMLElement): Slot | undefined {
  if (isSmall()) return freeSpot(SMALL, self)
  const frame = form.closest('[role=dialog]') ?? form
  const { right, top } = frame.getBoundingClientRect()
  const control = field && findField(field.label, field.beside)
  const level = control ? control.getBoundingClientRect().top - 24 : top
  const { clientWidth, clientHeight, dataset } = document.documentElement
  const room = clientWidth - right - (dataset['dock'] === 'open' ? 400 : 0)
  if (room >= WIDTH + 2 * GAP && level >= 0)
    return freeAbove({ left: right + GAP, top: Math.min(level, clientHeight - 180) }, WIDTH, self)
  return freeSlot(self.offsetWidth, self.offsetHeight, self, { order: ['left', 'centre', 'right'] })
}

interface There {
  field: MagicField | undefined
  missing: MissingMoney | undefined
  small: boolean
  slot: Slot | undefined
}

/** Fills the open form, or its magic field, with one press: beside the form and never over a control. */
export function BesideForm() {
  const { bank } = useDock()
  const [there, setThere] = useState<There>()
  const box = useRef<HTMLElement>(null)
  const { run, saying } = useSaying()
  useEffect(() => {
    const look = () => {
      const found = fillable()
      // The forms that are always on a page of the shell are filled by the key.
      const form = found?.closest('[role=dialog]') || !document.getElementById('main') ? found : undefined
      const field = magicField()
      const next = form && {
        field,
        missing: missingIn(form, bank),
        small: isSmall(),
        slot: box.current ? place(form, field, box.current) : undefined,
      }
      setThere((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    return keepLooking(look, LOOK_EVERY_MS)
  }, [bank])
  if (!there) return null
  const { field, missing, small, slot } = there
  const topUp = ({ accountId, currency, minor }: MissingMoney) =>
    bank.change((tx) => topUpAccount(tx, accountId, toMajor(minor, currency)))
  return (
    // Not named after the field, so that its label stays unique. Hidden until its size is known.
    <aside
      ref={box}
      className="beside solid"
      aria-label="Demo values"
      data-small={small ? '' : undefined}
      style={slot ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      <Button kind="main" title={FILL_KEYS} aria-label="Fill this form" onClick={() => run(() => fillForm(bank))}>
        {small ? <Pen /> : 'Fill this form'}
      </Button>
      {!small && missing && (
        <Button title="Money arrives in the account" onClick={() => run(() => topUp(missing))}>
          Top up {formatMoney(toMajor(missing.minor, missing.currency), missing.currency)}
        </Button>
      )}
      {!small &&
        field?.values.map(({ value, effect }) => (
          <Button key={value} title={effect} onClick={() => run(() => fill(field.label, value, field.beside))}>
            {value}
          </Button>
        ))}
      <span className="visually-hidden">{saying}</span>
    </aside>
  )
}

const Pen = () => (
  <svg aria-hidden width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8">
    <path d="M4 20h4L19 9l-4-4L4 16v4ZM13.5 6.5l4 4" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
)
