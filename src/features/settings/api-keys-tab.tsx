import KeyOutlined from '@mui/icons-material/KeyOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '../../routing/paths.ts'
import { useIssuedTestKey, useShownKeys } from '../../session/developer-settings.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'
import { ListedItem, ListPanel } from './list-panel.tsx'

export function ApiKeysTab() {
  const [, setKey] = useIssuedTestKey()
  const { live, test, issued } = useShownKeys()
  const isEmpty = live.key === undefined && test.key === undefined
  return (
    <ListPanel
      title="API Keys"
      part="api-keys"
      label="API keys"
      note="Keys are samples that open nothing. A test key is shown once, when you generate it."
      empty={
        !issued && (
          <EmptyState
            icon={<KeyOutlined />}
            title={isEmpty ? 'No API keys yet' : 'No test key of your own yet'}
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
      {!isEmpty && (
        <>
          {live.key !== undefined && (
            <ListedItem verbatim title={live.key} note={live.note}>
              <StatusChip tone="default" label="Live" />
            </ListedItem>
          )}
          {test.key !== undefined && (
            <ListedItem verbatim title={test.key} note={test.note}>
              <StatusChip tone="info" label="Test" />
              {issued && (
                <Button size="small" aria-label="Remove test key" onClick={() => setKey(null)}>
                  Remove
                </Button>
              )}
            </ListedItem>
          )}
        </>
      )}
    </ListPanel>
  )
}
