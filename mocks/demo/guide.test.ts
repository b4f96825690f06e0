import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Console, DockActions } from './corridor.ts'
import { magicFields } from './dock/page/magic-fields.ts'
import { readShareLink, type ShareLink } from './links/share-link.ts'

const guide = readFileSync(new URL('../../docs/guide/links-and-console.md', import.meta.url), 'utf8')
const rowsOf = (heading: string): string[] =>
  (guide.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))

/** The compiler reports one that is missing here. */
const PARAMETERS: Record<keyof ShareLink, true> = {
  scenario: true,
  signin: true,
  now: true,
  seed: true,
  payments: true,
  transport: true,
  dock: true,
  until: true,
  contact: true,
  tour: true,
  play: true,
  kiosk: true,
  quiet: true,
  room: true,
  brand: true,
  color: true,
  logo: true,
  greeting: true,
  samples: true,
  company: true,
  person: true,
  country: true,
  money: true,
  size: true,
  payees: true,
  state: true,
  pins: true,
  pin: true,
  screen: true,
  map: true,
}

const CALLS: Record<keyof (Console & DockActions), true> = {
  scenario: true,
  prospect: true,
  signIn: true,
  signOut: true,
  reset: true,
  inbox: true,
  advance: true,
  pause: true,
  resume: true,
  settle: true,
  fail: true,
  holdReview: true,
  approveCompany: true,
  topUp: true,
  fault: true,
  clearFaults: true,
  check: true,
  undo: true,
  redo: true,
  returnTo: true,
  history: true,
  requests: true,
  exportState: true,
  importState: true,
  shareLink: true,
  leaveBehind: true,
  fill: true,
  tour: true,
  stopTour: true,
  record: true,
  stopRecording: true,
}

describe('the guide', () => {
  test('has every parameter of a share link', () => {
    const named = rowsOf('Link parameters').map((row) => /^\| `(\w+)`/.exec(row)?.[1] ?? row)
    expect(named.toSorted()).toEqual(Object.keys(PARAMETERS).toSorted())
  })

  test.for(rowsOf('Link parameters').map((row) => /`([^`]+)` \|$/.exec(row)?.[1] ?? row))(
    'has an example that is followed: #%s',
    (example) => {
      expect(readShareLink(`#${example}`)).toMatchObject({ kind: 'link' })
    },
  )

  test('has every call of the console', () => {
    const named = rowsOf('Console calls').map((row) => /^\| `(\w+)\(/.exec(row)?.[1] ?? row)
    expect(named.toSorted()).toEqual(Object.keys(CALLS).toSorted())
  })

  test('has every value that chooses an outcome, from the table that the bank reads', () => {
    const rows = magicFields.flatMap(({ label, values }) =>
      values.map(({ value, effect }) => `| ${label} | \`${value}\` | ${effect} |`),
    )
    const magic = guide.split('## Values that choose an outcome')[1]?.split('\n## ')[0] ?? ''
    expect(magic.split('\n').filter((line) => /^\| .*`/.test(line))).toEqual(rows)
  })
})
