import type { Bank } from './bank.ts'

/** The absolute address of a path of the product, in the room of the bank. */
export function addressOf(
  { options: { address, origin, basePath, scope } }: Pick<Bank, 'options'>,
  path: string,
): string {
  if (address !== undefined) return address + path
  const room = scope === basePath ? '' : `#room=${scope.slice(basePath.length + 1)}`
  return `${origin}${basePath.replace(/\/$/, '')}${path}${room}`
}
