import { beforeEach, expect, it, vi } from 'vitest'
import { paths, type AppPath } from '../routing/paths.ts'

vi.mock('./shell/navigation-drawer.tsx', () => ({}))
vi.mock('./not-found-page.tsx', () => ({ NotFoundPage: () => null }))
vi.mock('./overlays.tsx', () => ({ loadAllOverlays: () => Promise.resolve() }))
const loaded: AppPath[] = []
vi.mock('./page-code.ts', () => ({
  shellCode: () => Promise.resolve(() => null),
  pageCode: Object.fromEntries(
    Object.values(paths).map((path) => [
      path,
      () => {
        loaded.push(path)
        return Promise.resolve(() => null)
      },
    ]),
  ),
}))

beforeEach(() => {
  vi.resetModules()
  loaded.length = 0
})

const ahead = async (isSignedIn: boolean) => {
  const { loadAllPages } = await import('./pages.ts')
  await loadAllPages(isSignedIn)
  return loaded
}

it('loads the code of all pages ahead for somebody who is signed out', async () => {
  expect(await ahead(false)).toEqual(Object.values(paths))
})

it('leaves out the pages that are opened only while signed out', async () => {
  const { signUp: _, verifyEmail: __, ...others } = paths
  expect(await ahead(true)).toEqual(Object.values(others))
})
