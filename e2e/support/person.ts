import type { Locator, Page } from '@playwright/test'

/**
 * Seconds of a practised person, by the keystroke-level model (Card, Moran and Newell, "The Keystroke-Level Model for User
 * Performance Time with Interactive Systems", Communications of the ACM 23(7), 1980, pages 396-410). It predicts a time
 * from actions, so the result does not depend on the machine.
 */
const SECONDS = {
  /** A key of an average typist. */
  key: 0.28,
  /** Pointing at a target with the mouse, and pressing and releasing its button. */
  point: 1.1,
  press: 0.2,
  /** Moving the hand between mouse and keyboard. */
  home: 0.4,
  /** Deciding what comes next: once for a field or a button. */
  think: 1.35,
}

/** A key with those that are held down for it, for example `F8`. */
const keysOf = (chord: string): number => chord.split('+').length

type Action = keyof typeof SECONDS

/** Operates the page as one person does and counts what they do. */
export class Person {
  readonly actions: Record<Action, number> = { key: 0, point: 0, press: 0, home: 0, think: 0 }
  /** Keys and clicks; a key with those held down for it counts once. */
  presses = 0
  readonly #page: Page
  #hand: 'mouse' | 'keyboard' = 'mouse'

  constructor(page: Page) {
    this.#page = page
  }

  /** By the model, in seconds. */
  get time(): number {
    return Object.entries(SECONDS).reduce((sum, [action, seconds]) => sum + seconds * this.actions[action as Action], 0)
  }

  think(): void {
    this.actions.think += 1
  }

  async click(target: Locator): Promise<void> {
    this.#press()
    await target.click()
  }

  async type(text: string): Promise<void> {
    this.#use('keyboard')
    this.actions.key += text.length
    this.presses += text.length
    await this.#page.keyboard.type(text)
  }

  async press(key: string, times = 1): Promise<void> {
    this.#use('keyboard')
    this.actions.key += times * keysOf(key)
    this.presses += times
    for (let time = 0; time < times; time += 1) await this.#page.keyboard.press(key)
  }

  /** Tests cannot operate the browser's own picker: a click on its field, the colour and Enter. */
  async pickColour(target: Locator, colour: string): Promise<void> {
    await this.click(target)
    await this.#page.keyboard.press('Escape')
    this.#press()
    this.#use('keyboard')
    this.actions.key += colour.length + 1
    this.presses += colour.length + 1
    await target.fill(colour)
  }

  /** Tests cannot operate the system's file dialog, so choosing the file in it is counted as a double click. */
  async chooseFile(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser')
    await this.click(target)
    this.#press(2)
    await (await chooser).setFiles(file)
  }

  #press(times = 1): void {
    this.#use('mouse')
    this.actions.point += 1
    this.actions.press += times
    this.presses += times
  }

  #use(hand: 'mouse' | 'keyboard'): void {
    if (hand !== this.#hand) this.actions.home += 1
    this.#hand = hand
  }
}
