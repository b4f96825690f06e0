import { styled } from '@mui/material/styles'
import { useSupportEmail } from '../../brand/brand.ts'
import { useTimesForgotten } from '../../session/use-device-memory.ts'
import { media, token } from '../../theme/tokens.ts'
import { CopyButton } from '../../ui/data/copy-button.tsx'
import { MailButton } from './mail-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ApiKeysPanel } from './api-keys/api-keys-panel.tsx'
import { CodeExamplePanel } from './sdk/code-example-panel.tsx'
import { SdkPanel } from './sdk/sdk-panel.tsx'
import { WebhookPanel } from './webhooks/webhook-panel.tsx'

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gap: 16 },
})

const Column = styled('div')({ display: 'grid', gap: 24, minWidth: 0, [media.phone]: { gap: 16 } })
const Text = styled('p')({ margin: '0 0 12px', color: token.muted })
const Address = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  marginLeft: 12,
  overflowWrap: 'anywhere',
  [media.phone]: { marginLeft: 0 },
})

export function QuickIntegration() {
  const supportEmail = useSupportEmail()
  const timesForgotten = useTimesForgotten()
  return (
    <Columns>
      <Column>
        <ApiKeysPanel key={`keys ${timesForgotten}`} />
        <WebhookPanel key={`webhook ${timesForgotten}`} />
        <Panel title="Help with your integration" part="integration-help">
          <Text>Our engineers answer on working days and can set up a sandbox for you.</Text>
          <MailButton to={supportEmail} subject="Help with our integration">
            Contact support
          </MailButton>
          <Address>
            {supportEmail}
            <CopyButton value={supportEmail} label="Copy support address" />
          </Address>
        </Panel>
      </Column>
      <Column>
        <CodeExamplePanel />
        <SdkPanel />
      </Column>
    </Columns>
  )
}
