import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState, type ReactNode } from 'react'
import openApi from '../../../../docs/openapi.json?url'
import { optionsOf } from '../../../../src/ui/forms/select.tsx'
import { Segmented } from '../../../../src/ui/layout/segmented.tsx'
import { contract } from '../../../../src/contract/contract.ts'
import { useDock, useRequests } from '../dock-context.ts'
import { blankCall, toHar } from './request-export.ts'
import type { Call } from './sections/call-details.tsx'
import { CallTable } from './sections/call-table.tsx'
import { saveFile } from './files.ts'
import { Text } from './fields.tsx'
import { Act, Hint, Row } from './kit.tsx'

const VIEWS = optionsOf({ calls: 'Calls', contract: 'Contract' })

const CONTRACT = Object.entries(contract)

/** For developers: the calls of the page, and the contract that they keep, each with its latest call. */
export function Inspect() {
  const { requests: log } = useDock()
  const requests = useRequests()
  const [wanted, setWanted] = useState('')
  const [view, setView] = useState('calls')
  const isContract = view === 'contract'
  const outside = requests.filter(({ inContract }) => !inContract)
  const [first] = outside
  const known = CONTRACT.map(([id, endpoint]): Call => {
    const latest = requests.find(({ name }) => name === id)
    return { ...(latest ?? blankCall(endpoint)), id, title: endpoint.path, inContract: true }
  })
  return (
    <Stack sx={{ height: '100%', minHeight: 0 }}>
      <Bar>
        <Segmented label="What is listed" value={view} options={VIEWS} onChange={setView} />
        <Box sx={{ flex: '1 1 220px', maxWidth: 320 }}>
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
      </Bar>
      {outside.length > 0 && (
        <Alert severity="error" sx={{ margin: '0 16px 8px' }}>
          {outside.length} {outside.length === 1 ? 'call is' : 'calls are'} outside the contract: {first?.method}{' '}
          {first?.path}
        </Alert>
      )}
      {isContract && (
        <Bar>
          <Hint>
            {known.filter(({ at }) => at).length} of the {known.length} calls of the contract used so far.
          </Hint>
          {import.meta.env.MODE === 'file' ? <Hint>OpenAPI is not in the single file.</Hint> : <OpenApi />}
        </Bar>
      )}
      <CallTable
        key={view}
        label={isContract ? 'Contract' : 'Calls'}
        calls={isContract ? known : requests}
        wanted={wanted}
      />
    </Stack>
  )
}

const Bar = ({ children }: { children: ReactNode }) => (
  <Box sx={{ padding: '8px 16px' }}>
    <Row>{children}</Row>
  </Box>
)

/** The document is a file of the build, which the worker keeps for offline use. */
const OpenApi = () => (
  <>
    <Button href={openApi} target="_blank" rel="noopener">
      Open OpenAPI
    </Button>
    <Act done="OpenAPI saved." work={saveOpenApi}>
      Download OpenAPI
    </Act>
  </>
)

/** With `fetch`, because the worker does not answer a link with `download`, which would fail offline. */
async function saveOpenApi(): Promise<void> {
  const reply = await fetch(openApi)
  if (!reply.ok) throw new Error('The document could not be loaded.')
  saveFile('corridor-openapi.json', await reply.text())
}
