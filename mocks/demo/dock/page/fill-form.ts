import type { Bank } from '../../../bank/store/bank.ts'
import { dockActions } from '../../tours/dock-actions.ts'
import { nameOf } from './accessible-name.ts'
import { appears, findAction, press, setField, shownScope, started, type Control } from './driver.ts'
import { loadCustomer } from './customer.ts'
import { formOf } from './fill-values.ts'

const FIELDS = ':is(input, select, textarea)[name]'
const PICKERS = '[data-part="documents"] input[type=file]'
/** Buttons that open a form in a dialog. */
const OPENER = /^(?:Add (?:Beneficial Owner|Director)|Create Account|New (?:Payment|Card))$/

/** The topmost dialog's form, or the first form of the page that is known. */
function openForm() {
  for (const form of shownScope().querySelectorAll('form')) {
    const names = [...form.querySelectorAll<Control>(FIELDS)].map(({ name }) => name)
    const known = formOf(names)
    if (known && form.getClientRects().length > 0) return { form, names, known }
  }
  return undefined
}

const pickers = () => [...shownScope().querySelectorAll<HTMLInputElement>(PICKERS)]

/** Whether a list of the page names this person. */
const isListed = (person: string): boolean =>
  [...document.querySelectorAll('main li')].some(({ textContent }) => textContent.includes(person))

/** The form that would be filled, if there is one. */
export const fillable = (): Element | undefined =>
  openForm()?.form ??
  (pickers().length > 0 || findAction(OPENER)
    ? (shownScope().querySelector('main [data-part]') ?? undefined)
    : undefined)

/**
 * Fills what is empty in the open form with valid values, field by field, as a user would, or opens the page's form
 * first. The focus is on the button that goes on, so that Enter does.
 */
export async function fillForm(bank: Bank): Promise<void> {
  // The key may be pressed on the prerendered screen.
  await started()
  if (pickers().length > 0) {
    for (const picker of pickers()) chooseDocument(picker)
    dockActions.notify({ action: 'fill part', part: 'documents' })
    findAction('Continue')?.focus()
    return
  }
  const opener = openForm() ? undefined : findAction(OPENER)
  if (opener) {
    dockActions.notify({ action: 'click', role: 'button', name: nameOf(opener) })
    await press(OPENER, 'that opens a form')
    await appears(() => openForm()?.form, 'its form')
  }
  const found = openForm()
  if (!found) throw new Error('No open form can be filled.')
  const { form, names, known } = found
  const entered = (name: string): string => {
    const value = new FormData(form).get(name)
    return typeof value === 'string' ? value : ''
  }
  const customer = await loadCustomer(bank)
  // Before the first one is filled, because fields change with each other.
  const empty = names.filter((name) => entered(name) === '')
  for (const [name, value] of Object.entries(known.values({ bank, customer, entered, isListed }))) {
    if (!empty.includes(name)) continue
    const set = [...form.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`)]
    const field = set.find((one) => one.type === 'radio' && one.value === value) ?? set[0]
    if (field && !field.disabled && !('readOnly' in field && field.readOnly)) await setField(field, value)
  }
  reportFilled(form)
  const remark = known.remark?.(customer)
  if (remark) bank.notices.say('state', remark)
  // In a dialog it is outside the form.
  const buttons = [...form.elements].filter((element) => element instanceof HTMLButtonElement)
  buttons.find(({ type }) => type === 'submit')?.focus()
}

/** For a recording: the form is found again by its first label. */
function reportFilled(form: HTMLFormElement): void {
  const field = nameOf(form.querySelector(FIELDS) ?? form)
  if (field !== '') dockActions.notify({ action: 'fill form', field })
}

/** A small PDF, so that the product's own check of type and size accepts it. */
function chooseDocument(picker: HTMLInputElement): void {
  const name = `${(picker.ariaLabel ?? 'document').toLowerCase().replaceAll(/[^a-z]+/g, '-')}.pdf`
  const files = new DataTransfer()
  files.items.add(new File(['%PDF-1.4 demonstration'], name, { type: 'application/pdf' }))
  picker.files = files.files
  picker.dispatchEvent(new Event('change', { bubbles: true }))
}
