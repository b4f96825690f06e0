import { styled } from '@mui/material/styles'
import { useSupportEmail } from '../../brand/brand.ts'
import { useTimesForgotten } from '../../session/use-device-memory.ts'
import { media, token } from '../../theme/tokens.ts'
import { CopyButton } from '../../ui/data/copy-button.tsx'
import { MailButton } from './mail-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { PanelStack } from '../../ui/layout/panel-stack.ts'
import { ApiKeysPanel } from './api-keys/api-keys-panel.tsx'
import { CodeExamplePanel } from './sdk/code-example-panel.tsx'
import { SdkPanel } from './sdk/sdk-panel.tsx'
import { WebhookPanel } from './webhooks/webhook-panel.tsx'

const Columns = styled(PanelStack)({
  alignItems: 'start',
  [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

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
      <PanelStack>
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
      </PanelStack>
      <PanelStack>
        <CodeExamplePanel />
        <SdkPanel />
      </PanelStack>
    </Columns>
  )
}
