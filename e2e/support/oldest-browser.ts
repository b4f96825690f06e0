/** What the oldest browsers lack (ADR 13), beyond the syntax and methods of the language that es-check looks for. */
export const TOO_NEW = 'URL.canParse URL.parse AbortSignal.any Headers.prototype.getSetCookie Promise.withResolvers'

/** Takes these methods from the page. */
export function takeAway(paths: string): void {
  for (const path of paths.split(' ')) {
    const [name = '', ...owners] = path.split('.').toReversed()
    const owner = owners.reduceRight((all, part) => Reflect.get(all, part) as object, globalThis as object)
    Reflect.deleteProperty(owner, name)
  }
}
