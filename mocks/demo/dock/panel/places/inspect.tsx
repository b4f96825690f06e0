import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useDock, useRequests } from '../../dock-context.ts'
import { Text } from '../kit/fields.tsx'
import { Act } from '../kit/run.tsx'
import { saveFile } from '../kit/files.ts'
import { toHar } from '../request-export.ts'
import { CallTable } from '../sections/call-table.tsx'
import { ContractTable } from '../sections/contract-table.tsx'

type View = 'calls' | 'contract'

/** For developers: the calls of the page, and the contract that they keep. */
export function Inspect() {
  const { requests: log } = useDock()
  const requests = useRequests()
  const [wanted, setWanted] = useState('')
  const [view, setView] = useState<View>('calls')
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
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="What is listed"
          value={view}
          onChange={(_, next: View | null) => next && setView(next)}
        >
          <ToggleButton value="calls">Calls</ToggleButton>
          <ToggleButton value="contract">Contract</ToggleButton>
        </ToggleButtonGroup>
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
        <Act variant="text" work={log.clear}>
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
