import { expect, test } from 'vitest'
import { withoutAccents } from './latin-letters.ts'

test.each([
  ['Łódź Bank', 'Lodz Bank'],
  ['Ørsted & Ærø', 'Orsted & Aero'],
  ['Großmann SPAẞ', 'Grossmann SPASs'],
  ['Þór Đorđević', 'Thor Dordevic'],
  ['№5', 'No5'],
  ['Северный 北岸', 'Северныи 北岸'],
  ['plain', 'plain'],
])('%s is written %s', (text, plain) => expect(withoutAccents(text)).toBe(plain))
