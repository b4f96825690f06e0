import { vi } from 'vitest'

/** A window for which these media queries match: jsdom has no media. */
export const mediaWhere =
  (matches: (query: string) => boolean): typeof window.matchMedia =>
  (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matches(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })

/** Until `vi.unstubAllGlobals`. */
export const stubMedia = (matches: (query: string) => boolean) => vi.stubGlobal('matchMedia', mediaWhere(matches))
