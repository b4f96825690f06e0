import { expect, it, vi } from 'vitest'
import { buildName } from './own-path.ts'

it('names a build by the path of its first script', () => {
  expect(buildName('/demo/')).toBe('unknown')
  const script = document.createElement('script')
  script.type = 'module'
  script.src = '/demo/assets/app-Ab12.js'
  // Not inserted into the page, because its file would be fetched.
  vi.spyOn(document, 'querySelector').mockReturnValueOnce(script)
  expect(buildName('/demo/')).toBe('/assets/app-Ab12.js')
})
