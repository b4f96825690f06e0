import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Key, Tab } from '../drivers/driver.ts'
import { BUNDLE } from './bundle.ts'
import type { Sight, Wanted } from './wanted.ts'

const NOTHING = 'nothing is wrong'

const say = (wanted: Wanted): string => {
  const { role, name, inside } = wanted
  const called = name === undefined ? '' : ` ${typeof name === 'string' ? `"${name}"` : `/${name.source}/`}`
  return `${role}${called}${inside ? ` in ${say(inside)}` : ''}`
}

/** A tab as somebody looks at it: what is on it, and what can be done with it. */
export class Screen {
  readonly tab: Tab
  readonly #advancesInDates: boolean

  constructor(tab: Tab, advancesInDates: boolean) {
    this.tab = tab
    this.#advancesInDates = advancesInDates
  }

  inFrame(): Screen {
    return new Screen(this.tab.inFrame(), this.#advancesInDates)
  }

  /** Calls a function of `in-page.ts`, which every new document has to be given first. */
  async #ask<T>(name: string, ...args: readonly unknown[]): Promise<T> {
    const call = `if (!window.corridorScreen) return { isNew: true }
      return { answer: await corridorScreen.${name}(...${JSON.stringify(args)}) }`
    const first = await this.tab.run<{ isNew?: true; answer: T }>(call)
    if (!first.isNew) return first.answer
    await this.tab.run(readFileSync(BUNDLE, 'utf8'))
    return (await this.tab.run<{ answer: T }>(call)).answer
  }

  /** Asks until nothing is wrong. A document that is just being replaced answers with an error, and is asked again. */
  async until(what: string, fault: () => Promise<string | undefined>): Promise<void> {
    await expect
      .poll(() => fault().then((found) => found ?? NOTHING, String), {
        message: what,
        timeout: 20_000,
        intervals: [50],
      })
      .toBe(NOTHING)
  }

  async settle(): Promise<void> {
    await this.until('the page has what it waits for', async () =>
      (await this.#ask<boolean>('isSettled')) ? undefined : 'it is still loading',
    )
  }

  look(wanted: Wanted): Promise<Sight> {
    return this.#ask<Sight>('look', wanted)
  }

  async see(wanted: Wanted, count?: number): Promise<void> {
    await this.until(`there is ${say(wanted)}`, async () => {
      const { count: found } = await this.look(wanted)
      return (count === undefined ? found > 0 : found === count) ? undefined : `there are ${found}`
    })
  }

  async seeNo(wanted: Wanted): Promise<void> {
    await this.see(wanted, 0)
  }

  async read(words: string | RegExp): Promise<void> {
    const holds = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text))
    await this.until(`it says ${words.toString()}`, async () => {
      const text = await this.#ask<string>('words')
      return holds(text) ? undefined : text.slice(0, 2000)
    })
  }

  /** Presses it with the mouse, once it stands still and nothing covers it. */
  async press(wanted: Wanted): Promise<void> {
    let at = { x: 0, y: 0 }
    await this.until(`${say(wanted)} can be pressed`, async () => {
      const aimed = await this.#ask<{ x: number; y: number } | string>('aim', wanted)
      if (typeof aimed === 'string') return aimed
      at = aimed
    })
    await this.tab.press(at)
  }

  async expectValue(wanted: Wanted, value: string | RegExp): Promise<void> {
    const holds = (text: string) => (typeof value === 'string' ? text === value : value.test(text))
    await this.until(`${say(wanted)} holds ${value.toString()}`, async () => {
      const sight = await this.look(wanted)
      return holds(sight.value) ? undefined : `it holds "${sight.value}"`
    })
  }

  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted)
    await this.tab.key('a', 'Control')
    await this.tab.type(text)
    await this.expectValue(wanted, text)
  }

  /** Types the fifth of May, which is the same in every order of day and month. */
  async typeFifthOfMay(wanted: Wanted, year: string): Promise<void> {
    await this.press(wanted)
    // To the first part, whichever one was pressed.
    for (let part = 0; part < 3; part += 1) await this.tab.key('ArrowLeft')
    for (const part of ['05', '05', year]) {
      await this.tab.type(part)
      if (!this.#advancesInDates && part !== year) await this.tab.key('ArrowRight')
    }
    await this.expectValue(wanted, `${year}-05-05`)
  }

  async choose(wanted: Wanted, value: string): Promise<void> {
    await this.until(`${say(wanted)} offers ${value}`, async () =>
      (await this.#ask<boolean>('choose', wanted, value)) ? undefined : 'it does not',
    )
  }

  async tick(wanted: Wanted): Promise<void> {
    await this.press(wanted)
    await this.until(`${say(wanted)} is ticked`, async () =>
      (await this.look(wanted)).checked ? undefined : 'it is not',
    )
  }

  /** Files go to the hidden input: no engine lets a test work the system's own file dialog. */
  setFiles(label: string, files: readonly string[]): Promise<void> {
    return this.tab.setFiles(`document.querySelector('input[type="file"][aria-label="${label}"]')`, files)
  }

  /** Moves the focus there with the Tab key. Never past an end, where the browser's own buttons come. */
  async tabTo(wanted: Wanted): Promise<void> {
    await this.see(wanted)
    const held = (await this.#ask<boolean>('isBehind', wanted)) ? 'Shift' : undefined
    for (let presses = 0; presses < 80; presses += 1) {
      if ((await this.look(wanted)).focused) return
      await this.tab.key('Tab', held)
    }
    throw new Error(`Tab does not reach ${say(wanted)}`)
  }

  async keys(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.tab.key(key)
  }

  /** Every control in sight is met by a press in its middle. */
  async expectAllCanBePressed(where: string): Promise<void> {
    await this.until(`${where}: every control can be pressed`, async () => {
      const { looked, faults } = await this.#ask<{ looked: number; faults: string[] }>('covered')
      if (looked === 0) return 'there is no control'
      return faults.length > 0 ? faults.join('\n') : undefined
    })
  }
}
