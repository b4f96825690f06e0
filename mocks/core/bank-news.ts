/** What the product listens to (`src/api/server-news.ts`): the lists that changed without its asking. */
export const BANK_NEWS = 'corridor:news'

export type Announce = (paths: readonly string[] | '*') => void

export const announceToPage: Announce = (paths) => {
  if (paths === '*' || paths.length > 0) window.dispatchEvent(new CustomEvent(BANK_NEWS, { detail: { paths } }))
}
