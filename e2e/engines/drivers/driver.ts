/** What the walk needs of a browser. Each engine implements it with its own protocol. */

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'Backspace' | 'ArrowLeft' | 'ArrowRight' | 'a' | 'c' | 'v'

export interface ProfileOptions {
  /** Cookies are refused, and storage as far as the engine can refuse it. */
  refusesStorage?: boolean
  size: Size
}

export interface Tab {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs the body of an async function in the page and returns its result, which has to be JSON. */
  run<T>(body: string): Promise<T>
  /** Moves the mouse there and presses its button. */
  press(point: Point): Promise<void>
  type(text: string): Promise<void>
  key(key: Key, held?: 'Control' | 'Shift'): Promise<void>
  /** @param element An expression that answers the file input in the page. */
  setFiles(element: string, files: readonly string[]): Promise<void>
  resize(size: Size): Promise<void>
  /** The same tab, with scripts running in its first frame. That frame has to begin in the window's corner. */
  inFrame(): Tab
  /** Some engines cannot take a picture; the walk then goes on without one. */
  screenshot(file: string): Promise<void>
}

export interface Profile {
  /** The folder that downloads arrive in. */
  readonly downloads: string
  newTab(): Promise<Tab>
  close(): Promise<void>
}

export interface Engine {
  readonly name: EngineName
  /** Whether a date field goes to its next part by itself once a part is full. */
  readonly advancesInDates: boolean
  newProfile(options: ProfileOptions): Promise<Profile>
  close(): Promise<void>
}
