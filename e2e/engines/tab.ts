/** What the tests need of a browser's tab. */
export interface Tab {
  goto(address: string): Promise<unknown>
  /** Runs a function, which knows its arguments alone, or a script in the page. What it returns has to be JSON. */
  run<A extends unknown[], R>(job: string | ((...args: A) => R | Promise<R>), ...args: A): Promise<R>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** Holds these keys down together. */
  press(...keys: Key[]): Promise<void>
  upload(selector: string, file: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** The same tab, with scripts running in its first frame, which has to begin in the window's corner. */
  inFrame(): Tab
  screenshot(file: string): Promise<unknown>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | ' ' | 'ArrowLeft' | 'ArrowRight' | 'Control' | 'Shift' | 'a' | 'v'

/** Tabs with a profile of their own, as on one device. */
export interface Device {
  /** The folder that downloads arrive in. */
  downloads: string
  newTab(): Promise<Tab>
  close(): Promise<void>
}

/** A browser that has been started. */
export type Engine = { newDevice: () => Promise<Device>; close: () => Promise<void> }
