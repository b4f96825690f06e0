import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import openApi from '../../../../../docs/openapi.json?url'
import { contract } from '../../../../../src/contract/contract.ts'
import type { LoggedRequest } from '../../../../bank/http/request-log.ts'
import { mono } from '../../look/dock-theme.ts'
import { blankCall } from '../request-export.ts'
import { CallDetails, TableWithDetails } from './call-details.tsx'
import { statusColour } from './call-table.tsx'
import { saveFile } from '../files.ts'
import { Act, Hint } from '../kit.tsx'

const CALLS = Object.entries(contract)

export function ContractTable({ requests, wanted }: { requests: readonly LoggedRequest[]; wanted: string }) {
  const [chosen, setChosen] = useState<string>()
  const lastOf = (name: string) => requests.find((request) => request.name === name)
  const used = CALLS.filter(([name]) => lastOf(name)).length
  const word = wanted.trim().toLowerCase()
  const found = CALLS.filter(([, { method, path }]) => `${method} ${path}`.toLowerCase().includes(word))
  const shown = CALLS.find(([name]) => name === chosen)
  return (
    <>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ padding: '0 16px 8px', flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Hint>
          {used} of the {CALLS.length} calls of the contract used so far.
        </Hint>
        {import.meta.env.MODE === 'file' ? <Hint>OpenAPI is not in the single file.</Hint> : <OpenApi />}
      </Stack>
      <TableWithDetails
        details={
          shown && (
            <CallDetails
              key={shown[0]}
              call={lastOf(shown[0]) ?? { ...blankCall(shown[1]), inContract: true }}
              onClose={() => setChosen(undefined)}
            />
          )
        }
      >
        <Table size="small" aria-label="Contract">
          <TableBody>
            {found.map(([name, { method, path }]) => {
              const last = lastOf(name)
              return (
                <TableRow
                  key={name}
                  hover
                  selected={name === chosen}
                  onClick={() => setChosen(name)}
                  sx={{ cursor: 'pointer' }}
                >
                  <TableCell sx={mono}>{method}</TableCell>
                  <TableCell sx={{ width: '100%' }}>
                    <ButtonBase
                      aria-label={`${method} ${path}`}
                      aria-expanded={name === chosen}
                      sx={{
                        ...mono,
                        fontSize: 'inherit',
                        lineHeight: 'inherit',
                        textAlign: 'left',
                        overflowWrap: 'anywhere',
                      }}
                    >
                      {path}
                    </ButtonBase>
                  </TableCell>
                  <TableCell
                    sx={{ ...mono, whiteSpace: 'nowrap', color: last ? statusColour(last.status) : 'text.secondary' }}
                  >
                    {last ? last.status : 'not used'}
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </TableWithDetails>
    </>
  )
}

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
