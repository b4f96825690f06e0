import type { Bank } from '../../core/bank/bank.ts'
import { appears, press, setField, shownScope } from './driver.ts'
import { valuesFor } from './fill-values.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const FIELDS = ':is(input, select, textarea)[name]'
const PICKERS = '[data-part="documents"] input[type=file]'
/** Steps of the verification whose form is in a dialog, and the button that opens it. */
const OPENERS = { owners: /^Add (Beneficial )?Owner$/, directors: /^Add Director$/ }

/** The topmost dialog's form, or the first form of the page that is known. */
function openForm(bank: Bank): { form: HTMLFormElement; names: string[] } | undefined {
  for (const form of shownScope().querySelectorAll('form')) {
    const names = [...form.querySelectorAll<Control>(FIELDS)].map(({ name }) => name)
    if (form.getClientRects().length > 0 && valuesFor(names, bank)) return { form, names }
  }
  return undefined
}

const opener = (): RegExp | undefined =>
  Object.entries(OPENERS).find(([part]) => shownScope().querySelector(`[data-part="${part}"]`))?.[1]

const pickers = () => [...shownScope().querySelectorAll<HTMLInputElement>(PICKERS)]

/** The form that would be filled, if there is one. */
export const fillable = (bank: Bank): Element | undefined =>
  openForm(bank)?.form ??
  (pickers().length > 0 || opener() ? (shownScope().querySelector('main [data-part]') ?? undefined) : undefined)

/** Fills the open form with valid values, field by field, as a user would. */
export async function fillForm(bank: Bank): Promise<void> {
  if (pickers().length > 0) {
    for (const picker of pickers()) chooseDocument(picker)
    return
  }
  const add = opener()
  if (!openForm(bank) && add) {
    await press(add, 'Add')
    await appears(() => openForm(bank)?.form, 'its form')
  }
  const found = openForm(bank)
  if (!found) throw new Error('No form is open that can be filled.')
  const { form, names } = found
  const fields = (name: string) => [...form.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`)]
  const written = (name: string): string => {
    const set = fields(name)
    const chosen = set.find((field) => 'checked' in field && field.type === 'radio' && field.checked)
    return (chosen ?? (set[0]?.type === 'radio' ? undefined : set[0]))?.value ?? ''
  }
  for (const [name, value] of Object.entries(valuesFor(names, bank, written) ?? {})) {
    const set = fields(name)
    const field = set.find((one) => one.type === 'radio' && one.value === value) ?? set[0]
    if (field && !field.disabled && !('readOnly' in field && field.readOnly)) await setField(field, value)
  }
}

/** A small PDF, so that the product's own check of type and size accepts it. */
function chooseDocument(picker: HTMLInputElement): void {
  const name = `${(picker.ariaLabel ?? 'document').toLowerCase().replaceAll(/[^a-z]+/g, '-')}.pdf`
  const files = new DataTransfer()
  files.items.add(new File(['%PDF-1.4 demonstration'], name, { type: 'application/pdf' }))
  picker.files = files.files
  picker.dispatchEvent(new Event('change', { bubbles: true }))
}
