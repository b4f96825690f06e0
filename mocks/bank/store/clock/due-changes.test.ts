import { expect, test } from 'vitest'
import { firstDue, type DueChangeRow } from './due-changes.ts'

const due = (id: string, at: number): DueChangeRow => ({ id, at, kind: 'payment.settle', subject: 'p' })

test('orders due changes by time, then by id', () => {
  const rows = [due('later', 300), due('b', 200), due('first', 100), due('a', 200), due('to come', 301)]
  const done: string[] = []
  for (let next = firstDue(rows, 300); next; next = firstDue(rows, 300)) {
    done.push(next.id)
    rows.splice(rows.indexOf(next), 1)
  }
  expect(done).toEqual(['first', 'a', 'b', 'later'])
})
