import { createElement, lazy, useState, type ComponentType } from 'react'
import { paths, shellPaths, type AppPath } from '../routing/paths.ts'
import { pageCode, shellCode, type LoadCode } from './page-code.ts'

/** A page in its own chunk; `load` fetches the chunk ahead of rendering. A failed fetch is tried again. */
function lazyPage(load: LoadCode) {
  let loading: Promise<{ default: ComponentType }> | undefined
  let loaded: ComponentType | undefined
  const loadOnce = () =>
    (loading ??= load().then(
      (page) => {
        loaded = page
        return { default: page }
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const Lazy = lazy(loadOnce)

  /**
   * Renders loaded code without suspending, which `lazy` always does once. React stops hydrating a suspended form that
   * is updated, and its text would be lost.
   */
  function Page() {
    const [Component] = useState(() => loaded ?? Lazy)
    return createElement(Component)
  }
  return { Page, load: loadOnce }
}

export const pages = Object.fromEntries(Object.values(paths).map((path) => [path, lazyPage(pageCode[path])])) as Record<
  AppPath,
  ReturnType<typeof lazyPage>
>

export const shell = lazyPage(shellCode)

/** Fetches the code of a route's page and, if it has one, of the shell. Rejects when a file cannot be fetched. */
export async function loadPage(route: string): Promise<void> {
  const path = Object.values(paths).find((one) => one === route)
  const inShell = shellPaths.some((one) => one === route)
  await Promise.all([path && pages[path].load(), inShell && shell.load()])
}

/** Fetches the code of all pages and overlays, one after the other, so that they open without a delay. */
export async function loadAllPages(): Promise<void> {
  try {
    await shell.load()
    for (const { load } of Object.values(pages)) await load()
    const { loadAllOverlays } = await import('./overlays.tsx')
    await loadAllOverlays()
  } catch {
    // Offline, or the files belong to an older build: PageBoundary shows the error when the page is opened.
  }
}
