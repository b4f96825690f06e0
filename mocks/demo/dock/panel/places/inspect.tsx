import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useDock, useRequests } from '../../dock-context.ts'
import { toHar } from '../request-export.ts'
import { CallTable } from '../sections/call-table.tsx'
import { ContractTable } from '../sections/contract-table.tsx'
import { saveFile } from '../files.ts'
import { Act, Choice, Text } from '../kit.tsx'

const VIEWS = [
  ['calls', 'Calls'],
  ['contract', 'Contract'],
] as const

/** For developers: the calls of the page, and the contract that they keep. */
export function Inspect() {
  const { requests: log } = useDock()
  const requests = useRequests()
  const [wanted, setWanted] = useState('')
  const [view, setView] = useState<(typeof VIEWS)[number][0]>('calls')
  const outside = requests.filter(({ inContract }) => !inContract)
  const [first] = outside
  return (
    <Stack sx={{ height: '100%', minHeight: 0 }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ padding: '8px 16px', flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Choice label="What is listed" value={view} options={VIEWS} onChange={setView} />
        <Box sx={{ flex: '1 1 160px', maxWidth: 320 }}>
          <Text
            label="Find a call"
            placeholder="Method, path or status"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </Box>
        <Box sx={{ flexGrow: 1 }} />
        <Act
          disabled={requests.length === 0}
          done="HAR saved."
          work={() => saveFile('corridor-requests.har', toHar(requests, location.origin))}
        >
          Download HAR
        </Act>
        <Act quiet work={log.clear}>
          Clear
        </Act>
      </Stack>
      {outside.length > 0 && (
        <Alert severity="error" sx={{ margin: '0 16px 8px' }}>
          {outside.length} {outside.length === 1 ? 'call is' : 'calls are'} outside the contract: {first?.method}{' '}
          {first?.path}
        </Alert>
      )}
      {view === 'contract' ? (
        <ContractTable requests={requests} wanted={wanted} />
      ) : (
        <CallTable requests={requests} wanted={wanted} />
      )}
    </Stack>
  )
}
