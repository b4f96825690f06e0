import type { ComponentType } from 'react'
import { paths, shellPaths, type AppPath } from '../routing/paths.ts'

/** Fetches a page's chunk. */
type LoadCode = () => Promise<ComponentType>

// Without React, so that `main.tsx` fetches the page's code beside the application's.

const files = import.meta.glob<Record<string, ComponentType>>('../features/**/*-page.tsx')

/** By its name: `paths.signUp` is `SignUpPage` in a file `sign-up-page.tsx`. `page-code.test.ts` checks all routes. */
function codeOf(name: string): LoadCode {
  const file = `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`
  const load = Object.entries(files).find(([path]) => path.endsWith(file))?.[1]
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
  return async () => {
    const Page = (await load?.())?.[component]
    if (!Page) throw new Error(`There is no ${component} in src/features/**${file}`)
    return Page
  }
}

export const pageCode = Object.fromEntries(Object.entries(paths).map(([name, path]) => [path, codeOf(name)])) as Record<
  AppPath,
  LoadCode
>

export const shellCode: LoadCode = () => import('./shell/shell.tsx').then((m) => m.Shell)

/** Starts fetching the code of a route's page and, if it has one, of the shell. */
export function fetchCode(route: string): void {
  const path = Object.values(paths).find((one) => one === route)
  const wanted = [path && pageCode[path], shellPaths.some((one) => one === route) && shellCode]
  // `loadPage` repeats a failed fetch and reports its error.
  for (const load of wanted) if (load) load().catch(() => undefined)
}
