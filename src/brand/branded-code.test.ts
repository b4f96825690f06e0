import { expect, test } from 'vitest'
import { brandedCode } from './branded-code.ts'

const CODE = "import { Corridor } from './corridor.mjs'; CORRIDOR_TEST_KEY"

test.each([
  ['Corridor', CODE],
  ['Northbank', "import { Northbank } from './northbank.mjs'; NORTHBANK_TEST_KEY"],
  ['1st öko & "Bank"', "import { StOkoBank } from './stokobank.mjs'; STOKOBANK_TEST_KEY"],
  ['Łódź Straße', "import { LodzStrasse } from './lodzstrasse.mjs'; LODZSTRASSE_TEST_KEY"],
  ['NorthØst', "import { NorthOst } from './northost.mjs'; NORTHOST_TEST_KEY"],
  ['\u0628\u0646\u0643', "import { Bank } from './bank.mjs'; BANK_TEST_KEY"],
])('code for %s has identifiers of that name', (name, code) => expect(brandedCode(CODE, name)).toBe(code))
