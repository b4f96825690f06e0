import WebhookOutlined from '@mui/icons-material/WebhookOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '../../routing/paths.ts'
import { useWebhookUrl } from '../../session/developer-settings.ts'
import { Panel } from '../../ui/panel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ItemActions, ItemNote, ItemTitle, ItemWords, PanelNote, PlainItem, PlainList } from './plain-list.tsx'

export function WebhooksTab() {
  const [url, setUrl] = useWebhookUrl()
  return (
    <Panel bare title="Webhooks">
      {url ? (
        <PlainList aria-label="Webhooks">
          <PlainItem>
            <ItemWords>
              <ItemTitle translate="no">{url}</ItemTitle>
              <ItemNote>Payment settled, payment failed, card updated</ItemNote>
            </ItemWords>
            <ItemActions>
              <StatusBadge tone="grey">Not delivering</StatusBadge>
              <Button size="small" aria-label="Remove webhook" onClick={() => setUrl('')}>
                Remove
              </Button>
            </ItemActions>
          </PlainItem>
        </PlainList>
      ) : (
        <EmptyState
          icon={<WebhookOutlined />}
          title="No webhooks yet"
          text="A webhook tells your server when a payment settles or fails, signed so that you can trust it. Check an address and see a sample event first."
          action={
            <Button variant="outlined" component={Link} to={paths.pspIntegrations}>
              Set up a webhook
            </Button>
          }
        />
      )}
      <PanelNote>The address is kept on this device. No event is delivered to it from here.</PanelNote>
    </Panel>
  )
}
