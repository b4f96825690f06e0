import KeyOutlined from '@mui/icons-material/KeyOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '../../routing/paths.ts'
import { maskedKey, useIssuedTestKey } from '../../session/developer-settings.ts'
import { formatDateTime } from '../../text/format.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'
import { ListedItem, ListPanel } from './list-panel.tsx'

export function ApiKeysTab() {
  const [key, setKey] = useIssuedTestKey()
  return (
    <ListPanel
      title="API Keys"
      part="api-keys"
      label="API keys"
      note={
        'Test keys are samples. Only their last four characters are kept, on this device. ' +
        'Contact support for live keys.'
      }
      empty={
        !key && (
          <EmptyState
            icon={<KeyOutlined />}
            title="No API keys yet"
            text="Try the API with a test key. It is shown once, when you generate it."
            action={
              <Button variant="outlined" component={Link} to={paths.pspIntegrations}>
                Generate a test key
              </Button>
            }
          />
        )
      }
    >
      {key && (
        <ListedItem verbatim title={maskedKey('test', key.ending)} note={`Generated ${formatDateTime(key.createdAt)}`}>
          <StatusChip tone="info" label="Test" />
          <Button size="small" aria-label="Remove test key" onClick={() => setKey(null)}>
            Remove
          </Button>
        </ListedItem>
      )}
    </ListPanel>
  )
}
