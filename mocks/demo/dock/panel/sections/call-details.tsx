import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { LoggedRequest } from '../../../../bank/http/request-log.ts'
import type { RowChange } from '../../../../bank/store/history/row-changes.ts'
import { mono } from '../../look/dock-theme.ts'
import { toCurl } from '../request-export.ts'
import { copyText } from '../files.ts'
import { Act, Hint } from '../kit.tsx'

const MAX_SHOWN = 20_000
const pretty = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body, null, 2))

/** A call that was made, or one of the contract that was not yet. */
export type Call = Pick<LoggedRequest, 'id' | 'method' | 'path' | 'query' | 'requestBody' | 'inContract'> &
  Partial<Pick<LoggedRequest, 'at' | 'ms' | 'status' | 'responseBody' | 'changes'>> & { title?: string }

export function CallDetails({ call, onClose }: { call: Call; onClose: () => void }) {
  const { method, path, query, requestBody, responseBody, changes, inContract } = call
  return (
    <Stack spacing={1} sx={{ padding: '8px 16px' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography sx={{ ...mono, flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {method} {path}
          {query}
        </Typography>
        <Act done="Copied." work={() => copyText(toCurl(call, location.origin))}>
          Copy as cURL
        </Act>
        <IconButton aria-label="Close the details" onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Stack>
      {!inContract && <Alert severity="error">This call is not in the contract.</Alert>}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Body title="Sent" body={requestBody} />
        <Body title="Answered" body={responseBody} />
      </Stack>
      {changes && <CallChanges changes={changes} />}
    </Stack>
  )
}

const Body = ({ title, body }: { title: string; body: unknown }) => (
  <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
    <Hint>{title}</Hint>
    {body === undefined ? (
      <Hint>Nothing.</Hint>
    ) : (
      <Box
        component="pre"
        sx={{ ...mono, margin: 0, fontSize: '0.75rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {pretty(body).slice(0, MAX_SHOWN)}
      </Box>
    )}
  </Box>
)

const cell = { ...mono, overflowWrap: 'anywhere', verticalAlign: 'top' } as const

const written = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** The rows of the bank that a call has changed, with the fields that differ. */
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
