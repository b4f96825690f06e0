import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { RowChange } from '../../../../bank/store/history/row-changes.ts'
import { mono } from '../../look/dock-theme.ts'
import { Hint } from '../kit.tsx'

const cell = { ...mono, overflowWrap: 'anywhere', verticalAlign: 'top' } as const

const written = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** What a call has done to the rows of the bank: the fields that differ. */
export function CallChanges({ changes }: { changes: readonly RowChange[] }) {
  return (
    <div>
      <Hint>Changed</Hint>
      {changes.length === 0 && <Hint>Nothing.</Hint>}
      {changes.map(({ table, id, before, after }) => (
        <div key={`${table} ${id}`}>
          <Typography variant="body2" sx={{ ...mono, overflowWrap: 'anywhere', marginTop: 1 }}>
            {table} {id} {before === null ? 'added' : after === null ? 'removed' : 'changed'}
          </Typography>
          <Table size="small" aria-label={`${table} ${id}`}>
            <TableHead>
              <TableRow>
                <TableCell>Field</TableCell>
                {before && <TableCell>Before</TableCell>}
                {after && <TableCell>After</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {differing(before, after).map(([field, was, is]) => (
                <TableRow key={field}>
                  <TableCell sx={cell}>{field}</TableCell>
                  {before && <TableCell sx={cell}>{was}</TableCell>}
                  {after && <TableCell sx={cell}>{is}</TableCell>}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      ))}
    </div>
  )
}

function differing(before: object | null, after: object | null): [field: string, before: string, after: string][] {
  const [was, is] = [before ?? {}, after ?? {}].map((row) => new Map<string, unknown>(Object.entries(row)))
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
    .filter((field) => field !== 'id')
    .map((field): [string, string, string] => [field, written(was?.get(field)), written(is?.get(field))])
    .filter(([, old, now]) => old !== now)
}
