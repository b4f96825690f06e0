import type { Bank } from './bank.ts'

/** The absolute URL of one of the product's paths, in the bank's room. */
export function addressOf(
  { options: { address, origin, basePath, scope } }: Pick<Bank, 'options'>,
  path: string,
): string {
  if (address !== undefined) return address + path
  const room = scope === basePath ? '' : `#room=${scope.slice(basePath.length + 1)}`
  return `${origin}${basePath.replace(/\/$/, '')}${path}${room}`
}
