const SET_ASIDE = 'set-aside'

/** The part of a `Storage` whose keys begin alike; below, a key is what follows. */
export class KeyedStorage {
  readonly #storage: Storage
  readonly #prefix: string

  constructor(storage: Storage, prefix: string) {
    this.#storage = storage
    this.#prefix = prefix
  }

  fullKey = (key: string): string => this.#prefix + key

  get = (key: string): string | null => this.#storage.getItem(this.fullKey(key))

  /** Where reading is denied there is nothing. */
  peek(key: string): string | null {
    try {
      return this.get(key)
    } catch {
      return null
    }
  }

  keys(beginning = ''): string[] {
    const keys: string[] = []
    for (let i = 0; i < this.#storage.length; i += 1) {
      const key = this.#storage.key(i)
      if (key?.startsWith(this.#prefix + beginning)) keys.push(key.slice(this.#prefix.length))
    }
    return keys
  }

  /** Writes all of it, in this order, or takes back what it has written and throws. No text removes the key. */
  write(entries: readonly (readonly [key: string, text: string | null])[]): void {
    const before: [string, string | null][] = []
    try {
      for (const [key, text] of entries) {
        before.push([key, this.get(key)])
        this.#put(key, text)
      }
    } catch (error) {
      this.#takeBack(before)
      throw error
    }
  }

  /** Keeps what could not be read under another key: the next build may know better. */
  setAside(): void {
    const kept: Record<string, string> = {}
    for (const key of this.keys().filter((each) => each !== SET_ASIDE)) {
      const text = this.get(key)
      if (text !== null) kept[this.fullKey(key)] = text
      this.#put(key, null)
    }
    try {
      this.#put(SET_ASIDE, JSON.stringify(kept))
    } catch {
      // No room to keep it.
    }
  }

  #put(key: string, text: string | null): void {
    if (text === null) this.#storage.removeItem(this.fullKey(key))
    else this.#storage.setItem(this.fullKey(key), text)
  }

  #takeBack(before: readonly [string, string | null][]): void {
    // Backwards: what each step needs room for had it a moment ago.
    for (const [key, text] of before.toReversed()) {
      try {
        this.#put(key, text)
      } catch {
        // Nothing more can be done.
      }
    }
  }
}
