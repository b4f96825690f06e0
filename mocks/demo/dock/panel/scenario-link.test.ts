import { afterEach, expect, it, vi } from 'vitest'
import type { BrandChoice } from '../../../bank/store/brand-choice.ts'
import { readProspect } from '../../../bank/scenarios/prospect/read-prospect.ts'
import { prospectOf } from '../../links/prospect-link.ts'
import { brandOf } from '../../links/link-brand.ts'
import { readShareLink } from '../../links/share-link.ts'
import { contentsOf, linkAddress, scenarioLink } from './scenario-link.ts'

afterEach(() => vi.unstubAllGlobals())

const brand: BrandChoice = {
  name: 'Northbank & Sons',
  color: '#1d4ed8',
  logo: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  wordmark: true,
  greetingName: 'Anouk',
  samples: false,
}

it('holds scenario, seed, prospect, brand, logo and room, and is read again as they were', () => {
  const prospect = readProspect({ company: 'Brightwater Logistics', country: 'NL', bank: 'Northbank & Sons' })
  if (typeof prospect === 'string') throw new Error(prospect)
  const link = scenarioLink({
    address: 'https://demo.test/',
    record: { scenario: 'enterprise', seed: 7, payments: 500, prospect },
    brand,
    logo: brand.logo,
    signin: true,
    room: 'brightwater',
    parts: { tour: 'lost-card', play: '1' },
  })
  const read = readShareLink(new URL(link).hash)
  if (read.kind !== 'link') throw new Error('The link was refused')
  expect(read.link).toMatchObject({
    scenario: 'enterprise',
    seed: 7,
    payments: 500,
    signin: true,
    room: 'brightwater',
    tour: 'lost-card',
    play: true,
  })
  expect(prospectOf(read.link)).toEqual(prospect)
  expect(brandOf(read.link)).toEqual(brand)
})

it.each([
  ['/sales/demo/', '/sales/demo/'],
  ['/sales/demo/settings?tab=audit-log', '/sales/demo/settings?tab=audit-log'],
  ['/sales/demo/payments', '/sales/demo/payments'],
  ['/sales/demo/auth', '/sales/demo/'],
  ['/sales/demo/verify-email?token=7f', '/sales/demo/'],
])('opens %s at %s', (shown, opened) => {
  vi.stubGlobal('location', new URL('https://demo.test/'))
  expect(linkAddress('/sales/demo/', shown)).toBe(`https://demo.test${opened}`)
})

it('says what it holds', () => {
  expect(contentsOf(false, {}, undefined)).toBe('the scenario')
  expect(contentsOf(true, brand, brand.logo)).toBe('the scenario, the prospect, the brand, the logo and own figures')
})
