/**
 * The bank changes some things by itself (a payment settles, a company becomes active). Whoever carries its news
 * dispatches this event on `window` with the paths that are out of date; open pages read those again.
 */
export const SERVER_NEWS = 'corridor:news'

export interface ServerNews {
  /** `/api/...` paths, or `'*'` when everything may have changed. */
  paths: readonly string[] | '*'
}
