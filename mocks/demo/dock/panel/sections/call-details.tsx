import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { LoggedRequest } from '../../../../bank/http/request-log.ts'
import { mono } from '../../look/dock-theme.ts'
import { toCurl } from '../request-export.ts'
import { CallChanges } from './call-changes.tsx'
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
