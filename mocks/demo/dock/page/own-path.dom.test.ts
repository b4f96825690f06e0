import { describe, expect, it, vi } from 'vitest'
import { buildName, ownPathOf } from './own-path.ts'

describe('the route of an address', () => {
  it('exists within this deployment only', () => {
    const { origin } = location
    expect(ownPathOf(`${origin}/demo/verify-email?token=1`, '/demo/')).toBe('/verify-email?token=1')
    for (const other of ['https://evil.example/demo/', `${origin}/other/`, 'javascript:alert(1)', 'nonsense'])
      expect(ownPathOf(other, '/demo/')).toBeUndefined()
  })
})

describe('the name of a build', () => {
  it('is the path of its first script', () => {
    expect(buildName('/demo/')).toBe('unknown')
    const script = document.createElement('script')
    script.type = 'module'
    script.src = '/demo/assets/app-Ab12.js'
    // Not inserted into the page, because its file would be fetched.
    vi.spyOn(document, 'querySelector').mockReturnValueOnce(script)
    expect(buildName('/demo/')).toBe('/assets/app-Ab12.js')
  })
})
