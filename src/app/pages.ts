import { paths, shellPaths, type AppPath } from '../routing/paths.ts'
import { lazyComponent, type LazyComponent } from './lazy-component.ts'
import { pageCode, shellCode } from './page-code.ts'

export const pages = Object.fromEntries(
  Object.values(paths).map((path) => [path, lazyComponent(pageCode[path])]),
) as Record<AppPath, LazyComponent<object>>

export const shell = lazyComponent(shellCode)

export const notFound = lazyComponent(() => import('./not-found-page.tsx').then((m) => m.NotFoundPage))

/** Fetches the code of a route's page and, if it has one, of the shell. Rejects when a file cannot be fetched. */
export async function loadPage(route: string): Promise<void> {
  const path = Object.values(paths).find((one) => one === route)
  const inShell = shellPaths.some((one) => one === route)
  await Promise.all([path && pages[path].load(), inShell && shell.load()])
}

/** Fetches the code of all pages and overlays, one after the other, so that they open without a delay. */
export async function loadAllPages(): Promise<void> {
  try {
    await Promise.all([shell.load(), notFound.load(), import('./shell/navigation-drawer.tsx')])
    for (const { load } of Object.values(pages)) await load()
    const { loadAllOverlays } = await import('./overlays.tsx')
    await loadAllOverlays()
  } catch {
    // Offline, or the files belong to an older build: PageBoundary shows the error when the page is opened.
  }
}
