import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import Stack from '@mui/material/Stack'
import { formatMoney } from '../../../../src/text/format.ts'
import type { Bank } from '../../../bank/store/bank.ts'
import { useDock } from '../dock-context.ts'
import { FILL_KEYS } from '../keys.ts'
import { mono } from '../look/dock-theme.ts'
import { fill, findField, isControl } from '../page/driver.ts'
import { fillable, fillForm } from '../page/fill-form.ts'
import { magicFields } from '../page/magic-fields.ts'
import { topUp } from '../page/top-up.ts'
import { useLooked } from '../page/use-looked.ts'
import { roomOfPage } from './card-place.ts'
import { shownBox, type Box } from '../page/box.ts'
import { missingMoney } from './missing-money.ts'
import { Act } from '../panel/kit.tsx'

const WIDTH = 168
const GAP = 12
/** Of the values with one button, with the gaps to the heading and to the edge of the window. */
const HEIGHT = 50 + 2 * GAP

const magicField = () => magicFields.find(({ label, beside }) => findField(label, beside))

/** Reads the open form's amount and currency, like a person would. */
function missingIn(form: Element, bank: Bank) {
  const valueOf = (name: string) => {
    const field = form.querySelector(`[name="${name}"]`)
    return isControl(field) ? field.value : ''
  }
  const amount = valueOf('amount')
  return form.querySelector('[name="beneficiaryName"]') && amount !== ''
    ? missingMoney(bank, valueOf('currency'), amount)
    : undefined
}

/** The heading of a page with a second column: beside the form, the values would lie over both columns. */
function boxAbove(form: Element | undefined): Box | undefined {
  const main = form?.closest('main')
  const heading = shownBox(main?.querySelector('h1'))
  return heading && heading.top > HEIGHT && shownBox(main?.nextElementSibling) ? heading : undefined
}

/**
 * While the dock is open, beside a form: fills it, with valid values or with those that choose the outcome. A payment
 * without the money for it is offered that also while the dock is closed.
 */
export function BesideForm({ isDockOpen }: { isDockOpen: boolean }) {
  const { bank } = useDock()
  const there = useLooked(() => {
    const found = fillable()
    // A form that is always on a page of the shell is filled by the key.
    const form = found?.closest('[role=dialog]') || !document.getElementById('main') ? found : undefined
    const dialog = form?.closest('[role=dialog] > *')
    const above = boxAbove(form)
    const box = above ?? shownBox(dialog ?? form)
    const room = roomOfPage().width
    // Beside the form or not at all, because Drive has the same. The left of a form on a page may hold steps.
    const isRoom =
      above ?? (box && (room - box.left - box.width > WIDTH + 2 * GAP || (dialog && box.left > WIDTH + 2 * GAP)))
    return form && box && isRoom
      ? {
          box,
          placement: above ? ('top-end' as const) : ('right-start' as const),
          missing: missingIn(form, bank),
          field: magicField(),
        }
      : undefined
  })
  if (!there || (!isDockOpen && !there.missing)) return null
  const { box, placement, missing, field } = there
  const anchor = { getBoundingClientRect: () => new DOMRect(box.left, box.top, box.width, box.height) }
  const padding = { top: GAP, left: GAP, bottom: GAP, right: innerWidth - roomOfPage().width + GAP }
  return (
    <Popper
      open
      disablePortal
      placement={placement}
      anchorEl={anchor}
      popperOptions={{ strategy: 'fixed' }}
      modifiers={[
        { name: 'offset', options: { offset: [0, GAP] } },
        { name: 'flip', options: { fallbackPlacements: ['left-start'], padding } },
        { name: 'preventOverflow', options: { padding } },
      ]}
      style={{ zIndex: 2147482000 }}
    >
      {/* Not named after the field, so that its label stays unique. */}
      <Paper component="aside" aria-label="Demo values" data-solid sx={{ width: WIDTH, padding: 1.25 }}>
        <Stack spacing={0.75}>
          {isDockOpen && (
            <Act primary title={FILL_KEYS} work={() => fillForm(bank)}>
              Fill this form
            </Act>
          )}
          {missing && (
            <Act
              title="Money arrives in the account"
              work={() => topUp(bank, missing.accountId, missing.currency, String(missing.major))}
            >
              Top up {formatMoney(missing.major, missing.currency)}
            </Act>
          )}
          {isDockOpen &&
            field?.values.map(({ value, effect }) => (
              <Act key={value} sx={mono} title={effect} work={() => fill(field.label, value, field.beside)}>
                {value}
              </Act>
            ))}
        </Stack>
      </Paper>
    </Popper>
  )
}
