import { openDialog, textOf } from '../../dock/page/accessible-name.ts'
import type { TourAction } from '../tour.ts'

export type PageSnapshot = ReturnType<typeof takeSnapshot>

export type Wait = Extract<TourAction, { action: 'wait' | 'wait for' }>

/** With more new rows than this, the page shows another list: the step did not add them. */
const MAX_NEW = 3
const MAX_ROWS = 200

function firstText(element: Element | null | undefined): string {
  if (!element) return ''
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = (texts.currentNode as Text).data.trim()
    if (text !== '') return text
  }
  return ''
}

/** What a person notices of the page. Texts are empty without an element. */
export function takeSnapshot() {
  const heading = document.querySelector('main h1, h1')
  /** By the name of a row: the statuses of all rows with that name. */
  const rows = new Map<string, string[]>()
  for (const row of [...document.querySelectorAll('main tr:has(td), main li')].slice(0, MAX_ROWS)) {
    const name = firstText(row.querySelector('a')) || firstText(row)
    if (name === '') continue
    rows.set(name, [...(rows.get(name) ?? []), textOf(row.querySelector('[data-tone]'))])
  }
  return {
    path: location.href.split('?')[0] ?? '',
    heading: textOf(heading),
    headingPart: heading?.getAttribute('data-part') ?? undefined,
    dialog: textOf(openDialog()?.querySelector('h2')),
    toast: firstText([...document.querySelectorAll('#toasts :is([role=status], [role=alert])')].find(isFilled)),
    rows,
  }
}

const isFilled = (element: Element): boolean => textOf(element) !== ''

const sees = (text: string): Wait => ({ action: 'wait', text: text.slice(0, 200) })

/** What has appeared: at most a toast, a dialog or a page, and a row or its new status. */
export function appeared(before: PageSnapshot, now: PageSnapshot): Wait[] {
  const { toast, dialog, heading, headingPart, path } = now
  const isOtherPage = path !== before.path || (heading !== before.heading && heading !== '')
  const page = headingPart === undefined ? sees(heading) : { action: 'wait for' as const, part: headingPart }
  const whole =
    toast !== '' && toast !== before.toast
      ? sees(toast)
      : dialog !== '' && dialog !== before.dialog
        ? sees(dialog)
        : isOtherPage && heading !== '' && dialog === ''
          ? page
          : undefined
  const row = isOtherPage ? undefined : changedRow(before.rows, now.rows)
  return [...(whole ? [whole] : []), ...(row === undefined ? [] : [sees(row)])]
}

function changedRow(before: PageSnapshot['rows'], now: PageSnapshot['rows']): string | undefined {
  const more = [...now].filter(([name, statuses]) => statuses.length > (before.get(name)?.length ?? 0))
  const [first] = more
  if (first) return more.length <= MAX_NEW && before.size > 0 ? first[0] : undefined
  for (const [name, statuses] of now) {
    const changed = statuses.find((status, index) => status !== '' && status !== before.get(name)?.[index])
    if (changed !== undefined) return changed
  }
  return undefined
}
