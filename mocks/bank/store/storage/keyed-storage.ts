const SET_ASIDE = 'set-aside'

/** The part of a `Storage` whose keys have a prefix. */
export class KeyedStorage {
  readonly #storage: Storage
  readonly #prefix: string

  constructor(storage: Storage, prefix: string) {
    this.#storage = storage
    this.#prefix = prefix
  }

  fullKey = (key: string): string => this.#prefix + key

  get = (key: string): string | null => this.#storage.getItem(this.fullKey(key))

  /** As `get`; null where reading is denied. */
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

  /** Writes all entries in this order, or restores the former values and throws. null removes a key. */
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

  /** Moves unreadable data to another key, so that a later build can still read it. */
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
    // In reverse, so that there is room for each value.
    for (const [key, text] of before.toReversed()) {
      try {
        this.#put(key, text)
      } catch {
        // Nothing more can be done.
      }
    }
  }
}
