import WebhookOutlined from '@mui/icons-material/WebhookOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { demonstration, demoOnly } from '../../demonstration/demonstration.ts'
import { paths } from '../../routing/paths.ts'
import { useWebhookUrl } from '../../session/developer-settings.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'
import { ListedItem, ListPanel } from './list-panel.tsx'

const SAMPLE_URL = 'https://shop.example/webhooks/payments'
const EVENTS = 'Payment settled, payment failed, card updated'

export function WebhooksTab() {
  const [url, setUrl] = useWebhookUrl()
  const isEmpty = !url && !demonstration().illustrated
  const setUp = (
    <Button variant="contained" component={Link} to={paths.pspIntegrations}>
      Set up a webhook
    </Button>
  )
  return (
    <ListPanel
      title="Webhooks"
      part="webhook"
      label="Webhooks"
      columns={['URL', 'Events']}
      note={demoOnly('The URL is kept on this device and no events are sent to it.')}
      actions={!isEmpty && !url && setUp}
      empty={
        isEmpty && (
          <EmptyState
            icon={<WebhookOutlined />}
            title="No webhooks yet"
            text="A webhook tells your server when a payment settles or fails."
            action={setUp}
          />
        )
      }
    >
      {url ? (
        <ListedItem key={url} verbatim title={url} fact={EVENTS}>
          <StatusChip tone="default" label="Not delivering" />
          <Button size="small" aria-label="Remove webhook" onClick={() => setUrl('')}>
            Remove
          </Button>
        </ListedItem>
      ) : (
        <ListedItem verbatim title={SAMPLE_URL} fact={EVENTS}>
          <StatusChip tone="default" label="Sample" />
        </ListedItem>
      )}
    </ListPanel>
  )
}
