/** Methods that the oldest browsers lack (ADR 13) and `.ci/syntax.mjs` does not look for. */
export const TOO_NEW = 'URL.canParse URL.parse AbortSignal.any Headers.prototype.getSetCookie Promise.withResolvers'

/** Deletes these methods in a page. Its worker keeps them. */
export function deleteMethods(paths: string): void {
  for (const path of paths.split(' ')) {
    const [name = '', ...owners] = path.split('.').toReversed()
    const owner = owners.reduceRight((all, part) => Reflect.get(all, part) as object, globalThis as object)
    Reflect.deleteProperty(owner, name)
  }
}
