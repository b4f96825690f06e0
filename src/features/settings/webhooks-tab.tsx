import WebhookOutlined from '@mui/icons-material/WebhookOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '../../routing/paths.ts'
import { useWebhookUrl } from '../../session/developer-settings.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'
import { ListedItem, ListPanel } from './list-panel.tsx'

export function WebhooksTab() {
  const [url, setUrl] = useWebhookUrl()
  return (
    <ListPanel
      title="Webhooks"
      part="webhook"
      label="Webhooks"
      note="Demo only. The URL is kept on this device and no events are sent to it."
      empty={
        !url && (
          <EmptyState
            icon={<WebhookOutlined />}
            title="No webhooks yet"
            text={
              'A webhook tells your server when a payment settles or fails. ' +
              'Check a URL and see a sample event first.'
            }
            action={
              <Button variant="outlined" component={Link} to={paths.pspIntegrations}>
                Set up a webhook
              </Button>
            }
          />
        )
      }
    >
      {url && (
        <ListedItem verbatim title={url} note="Payment settled, payment failed, card updated">
          <StatusChip tone="default" label="Not delivering" />
          <Button size="small" aria-label="Remove webhook" onClick={() => setUrl('')}>
            Remove
          </Button>
        </ListedItem>
      )}
    </ListPanel>
  )
}
