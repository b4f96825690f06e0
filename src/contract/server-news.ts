/**
 * A `CustomEvent<ServerNews>` on `window`: the bank has changed something by itself, for example a payment has settled.
 * The product refetches the given paths.
 */
export const SERVER_NEWS = 'corridor:news'

export interface ServerNews {
  /** `/api/...` paths, or `'*'` if everything may have changed. */
  paths: readonly string[] | '*'
}
