import { describe, expect, it } from 'vitest'
import { MAX_PAYMENTS } from '../../bank/store/scenario-options.ts'
import { prospectOf } from './prospect-link.ts'
import { readShareLink, type ShareLink } from './share-link.ts'

describe('a share link', () => {
  it('is read with all its options', () => {
    const read = readShareLink(
      '#scenario=enterprise&signin=1&now=2026-11-20T09:00:00Z&seed=7&payments=500' +
        '&brand=Tideway&color=0b6e4f&greeting=Rosa&dock=off&quiet=1&transport=page',
    )
    expect(read).toEqual({
      kind: 'link',
      link: {
        scenario: 'enterprise',
        signin: true,
        now: Date.UTC(2026, 10, 20, 9),
        seed: 7,
        payments: 500,
        brand: 'Tideway',
        color: '#0b6e4f',
        greeting: 'Rosa',
        dock: 'off',
        quiet: true,
        transport: 'page',
      },
    })
  })

  it('carries a prospect', () => {
    const read = readShareLink(
      '#scenario=established&company=Brightwater+Logistics&person=Anouk+de+Vries%3BCFO&country=NL&size=large&payees=A%3BB&brand=Northbank',
    )
    if (read.kind !== 'link') throw new Error('The link was refused')
    expect(prospectOf(read.link)).toEqual({
      company: 'Brightwater Logistics',
      person: { name: 'Anouk de Vries', job: 'CFO', email: 'anouk@brightwater.example' },
      country: 'NL',
      currency: 'EUR',
      size: 'large',
      payees: ['A', 'B'],
      bank: 'Northbank',
    })
  })

  it('may end with a day', () => {
    expect(readShareLink('#expires=2026-12-03')).toEqual({
      kind: 'link',
      link: { until: Date.UTC(2026, 11, 3, 23, 59, 59, 999) },
    })
    for (const day of ['2026-02-30', '2026-12-03T09:00Z', '3 December'])
      expect(readShareLink(`#expires=${day}`)).toMatchObject({
        kind: 'refused',
        sentence: 'The link was not followed: expires must be a day such as 2026-12-03.',
      })
  })

  it('may ask for the maximum number of payments', () => {
    expect(readShareLink(`#scenario=enterprise&payments=${MAX_PAYMENTS}`)).toEqual({
      kind: 'link',
      link: { scenario: 'enterprise', payments: MAX_PAYMENTS },
    })
  })

  const foreign = [
    '',
    '#',
    '#section-2',
    '#:~:text=the%20rate,-2',
    '#access_token=ey.J0&token_type=Bearer&expires_in=3600&state=kX9',
    '#state=kX9&code=4%2F0Ab&scope=email',
    '#error=access_denied&error_description=no&state=kX9',
    '#_=_',
    '#utm_source=letter&utm_medium=mail',
    '#/accounts?currency=EUR',
    '#!page=2',
    '#url%3Dhttps%3A%2F%2Fbank.example',
  ]
  it.each(foreign)('is ignored when the fragment is %j', (fragment) => {
    expect(readShareLink(fragment)).toEqual({ kind: 'none' })
  })

  it('is read when a browser leaves a text fragment behind it', () => {
    expect(readShareLink('#scenario=fresh:~:text=the%20rate')).toEqual({ kind: 'link', link: { scenario: 'fresh' } })
  })

  it.each([
    '#scenario%3Dempty%26signin%3D1%26company%3DCaf%25C3%25A9%2BB%2526C%2BInc.',
    '#scenario%253Dempty%2526signin%253D1%2526company%253DCaf%2525C3%2525A9%252BB%252526C%252BInc.',
    '#scenario=empty&amp;signin=1&amp;company=Caf%C3%A9+B%26C+Inc.',
    '#company=Caf%C3%A9+B%26C+Inc.&amp;scenario=empty&amp;signin=1)',
    ...['.', '),', '>', '%22', '%E2%80%9D.', '%E2%80%8B', '%C2%A0', '%0A'].map(
      (added) => `#company=Caf%C3%A9+B%26C+Inc.&scenario=empty&signin=1${added}`,
    ),
  ])('is read although a mail or a chat has changed it: %s', (fragment) => {
    const { link } = readShareLink(fragment) as { link: ShareLink }
    expect(link).toEqual({ scenario: 'empty', signin: true, company: 'Café B&C Inc.' })
  })

  it.each([
    ['#state=AAAA&company=Acme', 'takes no scenario'],
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
    ...['0', '9', '3601', 'abc', '', '90s', '1e2'].map((seconds) => [
      `#kiosk=${seconds}`,
      'kiosk must be a whole number of seconds from 10 to 3600.',
    ]),
    ['#kiosk=90&dock=alone', "the presenter's window cannot be a kiosk"],
    ['#brand=%00', 'brand'],
    ['#brand=%E2%80%AEevil', 'brand'],
    ['#color=red;background:url(x)', 'color'],
    ['#dock=up', 'dock'],
    ['#scenario=empty&scenario=fresh', 'says scenario twice'],
    [`#state=${'A'.repeat(300_000)}`, 'too long'],
    ['#state=<script>', 'state is damaged'],
    ['#scenario=fresh&signin=1', 'nobody has an account in the scenario "fresh"'],
    ['#scenario=fresh&payments=5', 'only the scenario "enterprise" takes a number of payments'],
    ['#payments=5', 'only the scenario "enterprise"'],
    ['#scenario=enterprise&payments=abc', 'payments must be a whole number'],
    ['#scenario=fresh&state=AAAA', 'takes no scenario'],
    ['#state=AAAA&now=2026-11-20', 'takes no scenario, now'],
    ['#scenario=fresh&utm_source=letter', '"utm_source"'],
    ['#scenario=fresh&t=noon', '"t"'],
    ['#scenario%3Dnowhere%26signin%3D0', 'its scenario is not known'],
  ])('is refused when any part is invalid: %s', (fragment, reason) => {
    const read = readShareLink(fragment)
    expect(read).toMatchObject({ kind: 'refused' })
    expect(JSON.stringify(read)).toContain(reason.replaceAll('"', '\\"'))
  })
})

it('signin=0 does not sign in', () => {
  expect(readShareLink('#scenario=established&signin=0')).toEqual({
    kind: 'link',
    link: { scenario: 'established', signin: false },
  })
})

it.each([10, 3600])('a kiosk may wait %d seconds', (kiosk) => {
  expect(readShareLink(`#scenario=fresh&kiosk=${kiosk}`)).toMatchObject({ kind: 'link', link: { kiosk } })
})
