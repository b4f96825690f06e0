import KeyOutlined from '@mui/icons-material/KeyOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '../../routing/paths.ts'
import { maskedKey, useIssuedTestKey } from '../../session/developer-settings.ts'
import { formatDateTime } from '../../ui/format.ts'
import { Panel } from '../../ui/panel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ItemActions, ItemNote, ItemTitle, ItemWords, PanelNote, PlainItem, PlainList } from './plain-list.tsx'

export function ApiKeysTab() {
  const [key, setKey] = useIssuedTestKey()
  return (
    <Panel bare title="API Keys">
      {key ? (
        <PlainList aria-label="API keys">
          <PlainItem>
            <ItemWords>
              <ItemTitle translate="no">{maskedKey('test', key.ending)}</ItemTitle>
              <ItemNote>Generated {formatDateTime(key.createdAt)}</ItemNote>
            </ItemWords>
            <ItemActions>
              <StatusBadge tone="blue">Test</StatusBadge>
              <Button size="small" aria-label="Remove test key" onClick={() => setKey(null)}>
                Remove
              </Button>
            </ItemActions>
          </PlainItem>
        </PlainList>
      ) : (
        <EmptyState
          icon={<KeyOutlined />}
          title="No API keys yet"
          text="A test key lets your engineers try the API. It is shown once, when it is generated."
          action={
            <Button variant="outlined" component={Link} to={paths.pspIntegrations}>
              Generate a test key
            </Button>
          }
        />
      )}
      <PanelNote>Test keys are samples and open no account; the last four characters are kept on this device. Live keys are issued to your engineers by support.</PanelNote>
    </Panel>
  )
}
