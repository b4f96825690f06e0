import { currentAddress } from '../../../../src/routing/address.ts'

/** The route of the product that an address leads to; undefined for any other host, folder or scheme. */
export function ownPathOf(address: string, basePath: string): string | undefined {
  try {
    const url = new URL(address)
    if (url.origin !== location.origin || !url.pathname.startsWith(basePath)) return undefined
    return `/${url.pathname.slice(basePath.length)}${url.search}`
  } catch {
    return undefined
  }
}

/** The path of the first script names the build: its hash covers all files that it imports. */
export function buildName(basePath: string): string {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type=module][src]') ?? {}
  return ownPathOf(src, basePath) ?? 'unknown'
}

/** The current route with its query; undefined outside the folder of the application. */
export function currentPath(basePath: string): string | undefined {
  const { pathname, search } = currentAddress()
  return pathname.startsWith(basePath) ? `/${pathname.slice(basePath.length)}${search}` : undefined
}

/** A path of the product: no other host (`//evil`, `/\evil`), no folder above. Its query may hold more characters. */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])[\w\-./%]*(\?[\w\-./?=&%+*~!'(),:;@$]*)?$/.test(path) && !/\.\.|%2e/i.test(path.split('?')[0] ?? '')
