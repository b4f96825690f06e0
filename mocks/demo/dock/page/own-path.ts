import { currentAddress } from '../../../../src/routing/address.ts'

/** The path of the first script names the build: its hash covers all files that it imports. */
export function buildName(basePath: string): string {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type=module][src]') ?? {}
  return src === '' ? 'unknown' : `/${new URL(src).pathname.slice(basePath.length)}`
}

/** The current route with its query; undefined outside the folder of the application. */
export function currentPath(basePath: string): string | undefined {
  const { pathname, search } = currentAddress()
  return pathname.startsWith(basePath) ? `/${pathname.slice(basePath.length)}${search}` : undefined
}

/** A path of the product: no other host (`//evil`, `/\evil`), no folder above. Its query may hold more characters. */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])[\w\-./%]*(\?[\w\-./?=&%+*~!'(),:;@$]*)?$/.test(path) && !/\.\.|%2e/i.test(path.split('?')[0] ?? '')
