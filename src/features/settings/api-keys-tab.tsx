import KeyOutlined from '@mui/icons-material/KeyOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { useIssuedTestKey, useShownKeys } from '../../session/developer-settings.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'
import { ListedItem, ListPanel } from './list-panel.tsx'

export function ApiKeysTab() {
  const [, setKey] = useIssuedTestKey()
  const { live, test, issued } = useShownKeys()
  const isEmpty = live.key === undefined && test.key === undefined
  const generate = (
    <Button variant="contained" component={Link} to={paths.pspIntegrations}>
      Generate a test key
    </Button>
  )
  return (
    <ListPanel
      title="API Keys"
      part="api-keys"
      label="API keys"
      columns={['Key', 'Used for']}
      note="Sample keys don't work. A test key is shown once, when you generate it."
      actions={!isEmpty && generate}
      empty={
        isEmpty && (
          <EmptyState
            icon={<KeyOutlined />}
            title="No API keys yet"
            text="Try the API with a test key."
            action={generate}
          />
        )
      }
    >
      {live.key !== undefined && (
        <ListedItem verbatim title={live.key} note={live.note} fact="Live payments">
          <StatusChip tone="default" label="Live" />
        </ListedItem>
      )}
      {test.key !== undefined && (
        <ListedItem key={test.key} verbatim title={test.key} note={test.note} fact="Test payments">
          <StatusChip tone="info" label="Test" />
          {issued && (
            <Button size="small" aria-label="Remove test key" onClick={() => setKey(null)}>
              Remove
            </Button>
          )}
        </ListedItem>
      )}
    </ListPanel>
  )
}
