import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { mono } from '../../look/dock-theme.ts'
import { Hint } from '../kit.tsx'
import { CallDetails, type Call } from './call-details.tsx'

const SHOWN = 100

const colourOf = ({ status }: Call): string => {
  if (status === undefined) return 'text.secondary'
  return status === 0 || status >= 500 ? 'error.main' : status >= 400 ? 'warning.main' : 'success.main'
}

const statusOf = ({ status }: Call) => (status === undefined ? 'not used' : status === 0 ? 'lost' : status)
const titleOf = ({ path, query, title = path + query }: Call): string => title

const asLink = {
  ...mono,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
} as const

interface CallTableProps {
  label: string
  calls: readonly Call[]
  wanted: string
}

/** Calls and, beside them where there is room, the details of the chosen one. */
export function CallTable({ label, calls, wanted }: CallTableProps) {
  const [chosen, setChosen] = useState<string>()
  const word = wanted.trim().toLowerCase()
  const found = calls.filter((call) => `${call.method} ${titleOf(call)} ${statusOf(call)}`.toLowerCase().includes(word))
  const shown = calls.find(({ id }) => id === chosen)
  if (found.length === 0)
    return (
      <Box sx={{ padding: '4px 16px' }}>
        <Hint>
          {calls.length === 0 ? 'No calls yet. They appear here as the page makes them.' : 'No call matches.'}
        </Hint>
      </Box>
    )
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ flexGrow: 1, minHeight: 0 }}>
      <Box sx={{ flex: '1 1 0', minWidth: 0, minHeight: shown ? 120 : 0, overflow: 'auto' }}>
        <Table size="small" stickyHeader aria-label={label}>
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
            {found.slice(0, SHOWN).map((call) => {
              const { id, method, at, ms = 0 } = call
              const isChosen = id === chosen
              return (
                <TableRow key={id} hover selected={isChosen} onClick={() => setChosen(id)} sx={{ cursor: 'pointer' }}>
                  <TableCell sx={{ ...mono, whiteSpace: 'nowrap', color: colourOf(call) }}>{statusOf(call)}</TableCell>
                  <TableCell sx={mono}>{method}</TableCell>
                  <TableCell sx={{ width: '100%' }}>
                    <ButtonBase aria-label={`${method} ${titleOf(call)}`} aria-expanded={isChosen} sx={asLink}>
                      {titleOf(call)}
                    </ButtonBase>
                  </TableCell>
                  <TableCell sx={mono}>{at && new Date(at).toLocaleTimeString('en-GB')}</TableCell>
                  <TableCell align="right" sx={mono}>
                    {at && (ms < 10 ? ms : Math.round(ms))}
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
        {found.length > SHOWN && (
          <Box sx={{ padding: '4px 16px' }}>
            <Hint>
              The latest {SHOWN} of {found.length}. The HAR has all calls.
            </Hint>
          </Box>
        )}
      </Box>
      {shown && (
        <Box
          key={shown.id}
          role="region"
          aria-label="Details of the call"
          sx={{
            flex: '1.4 1 0',
            minWidth: 0,
            overflow: 'auto',
            borderStyle: 'solid',
            borderColor: 'divider',
            borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
          }}
        >
          <CallDetails call={shown} onClose={() => setChosen(undefined)} />
        </Box>
      )}
    </Stack>
  )
}
