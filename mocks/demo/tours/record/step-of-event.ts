import { nameOf, openLayer, roleOf } from '../../dock/page/accessible-name.ts'
import { roleAndName } from '../../dock/page/find-target.ts'
import { isOfDock } from '../../dock/page/of-dock.ts'
import { PRESSABLE } from '../../dock/page/pressable.ts'
import type { Target } from '../../dock/page/target.ts'
import { wordsOf } from '../action-kinds.ts'
import type { TourAction } from '../tour.ts'

/** What somebody did on the page, in words and as the actions that do it again. */
export interface StepDraft {
  title: string
  actions: TourAction[]
  target: Target
}

type Field = HTMLInputElement | HTMLTextAreaElement

const UNTYPED = 'input:is([type=checkbox], [type=radio], [type=file], [type=button], [type=submit], [type=range])'
const LONGEST = 80

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

const STEPS = {
  click: pressed,
  change: chosen,
  input: typed,
  keydown: (target: Element, event: Event) => (event instanceof KeyboardEvent ? keyed(target, event) : undefined),
}

type RecordedEvent = keyof typeof STEPS

/** The events that a recording hears. */
export const RECORDED = Object.keys(STEPS) as RecordedEvent[]

/** Undefined for what is not recorded: a scroll, a press beside the product's controls, an event of the dock. */
export function stepOfEvent(event: Event): StepDraft | undefined {
  const [target] = event.composedPath()
  if (!(target instanceof Element) || isOfDock(event)) return undefined
  return STEPS[event.type as RecordedEvent](target, event)
}

function press(element: Element | null | undefined, verb?: string): StepDraft | undefined {
  const target = element && roleAndName(element)
  if (!target) return undefined
  const { role, name } = target
  const opener = role === 'option' ? comboboxOf(element) : undefined
  const places = [opener && roleAndName(opener), target].filter((place) => place !== undefined)
  return {
    title: `${verb ?? (role === 'option' || role === 'tab' ? 'Choose' : 'Press')} ${short(name)}`,
    actions: places.map((place) => ({ action: 'click', ...place })),
    target,
  }
}

/** Its list is open while one of its options is pressed, and has to be opened again. */
function comboboxOf(option: Element): Element | undefined {
  const id = option.closest('[role=listbox]')?.id
  return [...document.querySelectorAll('[role=combobox][aria-controls]')].find(
    (one) => id !== undefined && one.getAttribute('aria-controls') === id,
  )
}

function pressed(target: Element): StepDraft | undefined {
  const control = target.closest(PRESSABLE)
  if (control) return press(control)
  const layer = openLayer()
  // A press beside a dialog closes it.
  if (layer && !layer.contains(target) && (target.contains(layer) || target.matches('.MuiBackdrop-root')))
    return closed(target)
  if (target.closest('label, input, select, textarea')) return undefined
  // A row is pressed for its link.
  return press(target.closest('tr')?.querySelector('a[href]'))
}

/** Keys that do what no press on the page does. */
function keyed(target: Element, { key, ctrlKey, metaKey }: KeyboardEvent): StepDraft | undefined {
  if (key === 'Escape') return closed(target)
  // MUI chooses the entry of a list by itself, without a click.
  if (key === 'Enter') {
    const option = document.getElementById(target.getAttribute('aria-activedescendant') ?? '')
    return press(option ?? target.closest('li[role=menuitem]'))
  }
  if (!ctrlKey && !metaKey) return undefined
  const keys = `${ctrlKey ? 'Control' : 'Meta'}+${key.toUpperCase()}`
  return press(openLayer() ? undefined : document.querySelector(`[aria-keyshortcuts~=${JSON.stringify(keys)}]`))
}

/** Escape in a dialog or menu is recorded as a press of its Close or Cancel button, if it has one. */
function closed(target: Element): StepDraft | undefined {
  // An open list is closed first.
  if (target.getAttribute('aria-expanded') === 'true') return undefined
  const layer = openLayer()
  if (!layer) return undefined
  const button = [...layer.querySelectorAll('button')].find((one) => /^(?:Close|Cancel)$/.test(nameOf(one)))
  const action: TourAction = { action: 'close' }
  return press(button) ?? { title: wordsOf(action), actions: [action], target: { role: 'heading' } }
}

function chosen(target: Element): StepDraft | undefined {
  if (target instanceof HTMLSelectElement) {
    const field = nameOf(target)
    const option = target.selectedOptions[0]?.label ?? target.value
    return {
      title: option === '' ? `Clear ${short(field)}` : `Choose ${short(option)}`,
      actions: [{ action: 'fill', field, value: target.value, role: 'combobox' }],
      target: { role: 'combobox', name: field },
    }
  }
  if (!(target instanceof HTMLInputElement)) return undefined
  if (target.type === 'radio') return press(target, 'Choose')
  if (target.type === 'checkbox') return press(target, target.checked ? 'Tick' : 'Untick')
  const part = target.type === 'file' ? target.closest('[data-part]')?.getAttribute('data-part') : undefined
  if (part === null || part === undefined) return undefined
  return { title: 'Choose the documents', actions: [{ action: 'fill part', part }], target: { part } }
}

export const isField = (target: Element): target is Field =>
  (target instanceof HTMLInputElement && !target.matches(UNTYPED)) || target instanceof HTMLTextAreaElement

/** Also while its characters are shown. */
const isSecret = ({ type, autocomplete }: Field): boolean =>
  type === 'password' || /password|one-time-code/.test(autocomplete)

function typed(target: Element): StepDraft | undefined {
  if (!isField(target)) return undefined
  const field = nameOf(target)
  if (field === '') return undefined
  if (isSecret(target))
    return { title: `Type the ${field.toLowerCase()}`, actions: [{ action: 'fill form', field }], target: { field } }
  const value = target.value.slice(0, 600)
  const role = roleOf(target)
  return {
    title: value === '' ? `Clear ${short(field)}` : `Type ${short(value)} into ${short(field)}`,
    actions: [{ action: 'fill', field, value, role }],
    target: role === undefined ? { field } : { role, name: field },
  }
}
