import { expect, test } from 'vitest'
import { auditLogCsv } from './audit-log-csv.ts'

test('exports full IDs and ISO dates, and escapes spreadsheet formulas', async () => {
  const csv = await auditLogCsv([
    {
      id: '3f2a91c0-1111-4222-8333-444455556666',
      action: '=HYPERLINK("x")',
      entity: 'payment 1',
      createdAt: '2026-11-20T09:00:00.000Z',
    },
  ])
  expect(csv.trimEnd().split('\r\n')).toEqual([
    '\uFEFFDate,Action,Entity,ID',
    '2026-11-20T09:00:00.000Z,"\'=HYPERLINK(""x"")",payment 1,3f2a91c0-1111-4222-8333-444455556666',
  ])
})
