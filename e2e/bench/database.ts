import { payments } from '../../mocks/bank/domains/payments/model.ts'
import { createDatabase } from '../../mocks/bank/store/database/table.ts'
import { quantile } from './statistics.ts'

export interface DatabaseSample {
  /** 95th percentile in milliseconds. */
  read: number
  update: number
}

const id = (index: number) => `payment-${index}`

/** Reads by key and updates in a table of 100,000 rows. */
export function sampleDatabase(rows = 100_000): DatabaseSample {
  const database = createDatabase({ payments })
  const table = database.tables.payments
  database.seed(() => {
    for (let i = 0; i < rows; i++) {
      table.insert({ id: id(i), createdAt: new Date(1.7e12 + i * 1000).toISOString() } as unknown as Parameters<
        typeof table.insert
      >[0])
    }
  })
  const time = (work: (index: number) => void) => {
    const times: number[] = []
    for (let i = 0; i < 2000; i++) {
      const index = (i * 7919) % rows
      const start = performance.now()
      work(index)
      times.push(performance.now() - start)
    }
    return quantile(times, 0.95) ?? NaN
  }
  return {
    read: time((index) => table.get(id(index))),
    update: time((index) => database.transaction(() => table.update(id(index), { reference: `changed ${index}` }))),
  }
}
