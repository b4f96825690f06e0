// Playwright serializes the function, so its helpers have to be inside it.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from '@playwright/test'

export interface MonkeyOptions {
  seed: number
  /** Stops after this many actions or milliseconds, whichever comes first. */
  actions: number
  milliseconds: number
}

/**
 * Clicks, types, scrolls and presses keys at random, reproducibly for a seed, one action per frame. Never leaves the
 * application or opens a system dialog. Returns the last thirty actions.
 */
export const sendRandomInput = (page: Page, options: MonkeyOptions): Promise<string[]> =>
  page.evaluate(async ({ seed, actions, milliseconds }) => {
    let state = seed
    // Mulberry32.
    const random = () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    }
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
    const log: string[] = []
    const note = (what: string, element?: Element) => {
      const name = (element?.getAttribute('aria-label') ?? element?.textContent ?? '').slice(0, 40)
      log.push(element ? `${what} ${element.tagName.toLowerCase()} "${name}"` : what)
      if (log.length > 30) log.shift()
    }
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.getClientRects().length > 0 && !element.closest('[inert]'),
      )
    const TEXTS = [
      '',
      ' ',
      '12.50',
      '-1',
      '1e309',
      'Tom Okafor',
      'tom@okafor.example',
      '=1+1',
      '<img src=x onerror=alert(1)>',
      'ü'.repeat(300),
      '2026-02-30',
      '2026-11-20',
      '１２３',
      '👩‍👩‍👧‍👦',
    ]
    const KEYS = [
      'Enter',
      'Escape',
      'Tab',
      'ArrowDown',
      'ArrowUp',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      ' ',
      'PageDown',
      'a',
      '/',
    ]

    const write = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const press = () => {
      const target = pick(
        visible(
          'button, a[href]:not([href^="mailto:"], [target=_blank], [download]), ' +
            '[role=tab], [role=button], label, summary, th, tr, [role=row]',
        ).filter((element) => !element.querySelector('input[type=file]')),
      )
      if (!target) return
      note('press', target)
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
        target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
      if (random() < 0.5) target.focus()
      for (let times = random() < 0.1 ? 3 : 1; times > 0; times -= 1) target.click()
    }
    const type = () => {
      const field = pick(visible('input:not([type=file], [type=checkbox], [type=radio]), textarea')) as
        HTMLInputElement | undefined
      if (!field || field.readOnly) return
      note('type into', field)
      field.focus()
      write(field, pick(TEXTS) ?? '')
      if (random() < 0.5) field.blur()
    }
    const choose = () => {
      const select = pick(visible('select')) as HTMLSelectElement | undefined
      const option = select && pick([...select.options])
      if (!select || !option) return
      note(`choose ${option.value} in`, select)
      write(select, option.value)
    }
    const key = () => {
      const target = document.activeElement ?? document.body
      const name = pick(KEYS) ?? 'Tab'
      note(`key ${name} on`, target)
      for (const kind of ['keydown', 'keyup'])
        target.dispatchEvent(new KeyboardEvent(kind, { key: name, bubbles: true, cancelable: true }))
    }
    const scroll = () => {
      note('scroll')
      window.scrollTo(0, random() * document.documentElement.scrollHeight)
      pick(visible('[role=dialog] *, main *'))?.scrollBy(0, random() * 400)
    }
    const back = () => {
      note('back or forward')
      if (random() < 0.5) history.forward()
      else if (history.length > 3 && (history.state as { idx?: number } | null)?.idx) history.back()
    }
    const disturb = async () => {
      note('the bank')
      await pick([
        () => window.corridor.advance('7s'),
        () => window.corridor.advance('1d'),
        () => window.corridor.signIn(),
        () => window.corridor.fault({ status: 500, once: true }),
        () => window.corridor.fault({ lost: true, once: true }),
      ])?.()
    }

    const weightedActions: readonly [weight: number, act: () => unknown][] = [
      [50, press],
      [20, type],
      [10, choose],
      [10, key],
      [6, scroll],
      [2, back],
      [2, disturb],
    ]
    const end = performance.now() + milliseconds
    for (let count = 0; count < actions && performance.now() < end; count += 1) {
      let draw = random() * 100
      const [, act] = weightedActions.find(([weight]) => (draw -= weight) < 0) ?? [0, press]
      await Promise.resolve(act())
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
    }
    return log
  }, options)
