import ButtonBase from '@mui/material/ButtonBase'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import type { LoggedRequest } from '../../../../bank/http/request-log.ts'
import { mono } from '../../look/dock-theme.ts'
import { CallDetails, TableWithDetails } from './call-details.tsx'
import { Hint } from '../kit.tsx'

const SHOWN = 100

export const statusColour = (status: number): string =>
  status === 0 || status >= 500 ? 'error.main' : status >= 400 ? 'warning.main' : 'success.main'

const timeOf = (at: string): string => new Date(at).toLocaleTimeString('en-GB')

export function CallTable({ requests, wanted }: { requests: readonly LoggedRequest[]; wanted: string }) {
  const [chosen, setChosen] = useState<string>()
  const word = wanted.trim().toLowerCase()
  const found = requests.filter(({ method, path, status }) =>
    `${method} ${path} ${status}`.toLowerCase().includes(word),
  )
  const shown = requests.find(({ id }) => id === chosen)
  if (found.length === 0)
    return (
      <div style={{ padding: '4px 16px' }}>
        <Hint>
          {requests.length === 0 ? 'No calls yet. They appear here as the page makes them.' : 'No call matches.'}
        </Hint>
      </div>
    )
  return (
    <TableWithDetails
      details={shown && <CallDetails key={shown.id} call={shown} onClose={() => setChosen(undefined)} />}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {['Status', 'Method', 'Path', 'Time', 'ms'].map((title) => (
              <TableCell key={title} align={title === 'ms' ? 'right' : 'left'}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {found.slice(0, SHOWN).map(({ id, at, method, path, query, status, ms }) => (
            <TableRow key={id} hover selected={id === chosen} onClick={() => setChosen(id)} sx={{ cursor: 'pointer' }}>
              <TableCell sx={{ ...mono, color: statusColour(status) }}>{status === 0 ? 'lost' : status}</TableCell>
              <TableCell sx={mono}>{method}</TableCell>
              <TableCell sx={{ width: '100%' }}>
                <ButtonBase
                  aria-label={`${method} ${path}${query}`}
                  aria-expanded={id === chosen}
                  sx={{
                    ...mono,
                    fontSize: 'inherit',
                    lineHeight: 'inherit',
                    textAlign: 'left',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {path}
                  {query}
                </ButtonBase>
              </TableCell>
              <TableCell sx={mono}>{timeOf(at)}</TableCell>
              <TableCell align="right" sx={mono}>
                {ms < 10 ? ms : Math.round(ms)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {found.length > SHOWN && (
        <div style={{ padding: '4px 16px' }}>
          <Hint>
            The latest {SHOWN} of {found.length}. The HAR has all calls.
          </Hint>
        </div>
      )}
    </TableWithDetails>
  )
}
