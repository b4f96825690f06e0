import { isValidIBAN } from 'ibantools'
import { expect, it } from 'vitest'
import { RAILS, type Rail } from '../payments.ts'
import { railTakes } from './rail-rules.ts'

const SORT_CODE = ['FASTER_PAYMENTS'] as const
const NUMBER = ['SWIFT'] as const
const SORT_CODE_OR_NUMBER = [...SORT_CODE, ...NUMBER]
const BRITISH = ['FASTER_PAYMENTS', 'SEPA', 'SEPA_INSTANT', 'SWIFT'] as const
const GERMAN = ['SEPA', 'SEPA_INSTANT', 'SWIFT'] as const

it.each<[account: string, takenBy: readonly Rail[]]>([
  ['20000055779911', SORT_CODE_OR_NUMBER],
  ['20-00-00 55779911', SORT_CODE_OR_NUMBER],
  ['20 00 00 55779911', SORT_CODE_OR_NUMBER],
  ['200000-55779911', SORT_CODE_OR_NUMBER],
  ['20-00-00-55779911', SORT_CODE_OR_NUMBER],
  ['20-00-00/55779911', SORT_CODE],
  ['200000/55779911', SORT_CODE],
  ['  20-00-00   55779911 ', SORT_CODE_OR_NUMBER],
  ['20-00-00\u00A055779911', SORT_CODE_OR_NUMBER],
  ...['!', '"', '#', '$', '%', '&', "'", '(', ')', '*', '+', ',', '.', ':', '--'].map(
    (separator): [string, readonly Rail[]] => [`20-00-00${separator}55779911`, separator === '--' ? NUMBER : []],
  ),
  ['20-0000 55779911', NUMBER],
  ['20-00 00 55779911', NUMBER],
  ['20-00-00 5577991', NUMBER],
  ['２０-００-００ 55779911', []],
  ['GB82 WEST 1234 5698 7654 32', BRITISH],
  ['gb82-west-1234-5698-7654-32', BRITISH],
  ['GB82 WEST 1234 5698 7654 33', NUMBER],
  ['DE89 3704 0044 0532 0130 00', GERMAN],
  ['DE89\u00A03704\u00A00044\u00A00532\u00A00130\u00A000', GERMAN],
  ['MT84MALT011000012345MTLCAST001S', GERMAN],
  ['MT84MALT011000012345MTLCAST001\u017F', []],
  ['123', []],
  ['1234', NUMBER],
  ['1'.repeat(34), NUMBER],
  ['1'.repeat(35), []],
  ['12/34', []],
  ['stra\u00DFe', []],
  ['\u00DF\u00DF', []],
  ['\u0131234', []],
  ['\uFB011234', []],
  ['１２３４５', []],
  ['١٢٣٤٥', []],
  ['1234\u200B', []],
])('the account "%s" is accepted by %s', (account, takenBy) => {
  expect(RAILS.filter((rail) => railTakes(rail, account, isValidIBAN))).toEqual(
    RAILS.filter((rail) => takenBy.includes(rail)),
  )
})
