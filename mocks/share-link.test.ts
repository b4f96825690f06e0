import { describe, expect, it } from 'vitest'
import { MAX_PAYMENTS } from './core/story-options.ts'
import { readShareLink } from './share-link.ts'

describe('a shared link', () => {
  it('is read whole', () => {
    const read = readShareLink('#scenario=established&signin=1&now=2026-11-20T09:00:00Z&seed=7&payments=500&brand=Tideway&color=0b6e4f&greeting=Rosa&dock=off&transport=page')
    expect(read).toEqual({
      kind: 'link',
      link: {
        scenario: 'established',
        signin: true,
        now: Date.UTC(2026, 10, 20, 9),
        seed: 7,
        payments: 500,
        brand: 'Tideway',
        color: '#0b6e4f',
        greeting: 'Rosa',
        dock: 'off',
        transport: 'page',
      },
    })
  })

  it('may ask for as many payments as the story tells', () => {
    expect(readShareLink(`#payments=${MAX_PAYMENTS}`)).toEqual({ kind: 'link', link: { payments: MAX_PAYMENTS } })
  })

  it.each(['', '#', '#section-2'])('%j asks for nothing', (fragment) => {
    expect(readShareLink(fragment)).toEqual({ kind: 'none' })
  })

  it.each([
    ['#scenario=nowhere', 'its scenario is not known'],
    ['#scenario=__proto__', 'its scenario is not known'],
    ['#scenario=established&evil=1', '"evil"'],
    ['#__proto__=1', '"__proto__"'],
    ['#signin=yes', 'signin must be 1 or 0'],
    ['#now=tomorrow', 'now must be a date'],
    ['#now=2026-02-31', 'now must be a date'],
    ['#seed=-1', 'seed'],
    ['#payments=99999999', 'payments'],
    [`#payments=${MAX_PAYMENTS + 1}`, 'up to 100000'],
    ['#payments=0', 'payments'],
    ['#seed=2147483648', 'up to 2147483647'],
    ['#brand=%00', 'brand'],
    ['#brand=%E2%80%AEevil', 'brand'],
    ['#color=red;background:url(x)', 'color'],
    ['#dock=on', 'dock'],
    ['#scenario=empty&scenario=fresh', 'says scenario twice'],
    [`#state=${'A'.repeat(300_000)}`, 'too long'],
    ['#state=<script>', 'state is damaged'],
  ])('%s is refused whole', (fragment, reason) => {
    const read = readShareLink(fragment)
    expect(read).toMatchObject({ kind: 'refused' })
    expect(JSON.stringify(read)).toContain(reason.replaceAll('"', '\\"'))
  })
})
