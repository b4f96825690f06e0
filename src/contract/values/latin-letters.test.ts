import { expect, test } from 'vitest'
import { plainLetters } from './latin-letters.ts'

test.each([
  ['Łódź Bank', 'lodz bank'],
  ['Ørsted & Ærø', 'orsted & aero'],
  ['Großmann SPAẞ', 'grossmann spass'],
  ['Þór Đorđević', 'thor dordevic'],
  ['№5', 'no5'],
  ['Северный 北岸', 'северныи 北岸'],
  ['plain', 'plain'],
])('%s is written %s', (text, plain) => expect(plainLetters(text)).toBe(plain))
