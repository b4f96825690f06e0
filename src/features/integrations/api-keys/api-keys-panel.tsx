import KeyOutlined from '@mui/icons-material/KeyOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { now } from '../../../clock.ts'
import { useIssuedTestKey, useShownKeys } from '../../../session/developer-settings.ts'
import { token } from '../../../theme/tokens.ts'
import { announce } from '../../../ui/feedback/announcer.ts'
import { CopyButton } from '../../../ui/data/copy-button.tsx'
import { ReadOnlyField } from '../../../ui/forms/read-only-field.tsx'
import { passesFocusOn } from '../../../ui/feedback/focus.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { endingOf, generateTestKey } from './test-key.ts'

const Stack = styled('div')({ display: 'grid', gap: 16 })

const Reveal = styled('div')({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: token.radius.control,
  border: `1px solid ${token.accentText}`,
  background: token.accentTint,
})

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 })
const Title = styled('p')({ margin: 0, fontWeight: 600 })
const Key = styled('code')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: token.size.body1 })
const keyStyle = { fontFamily: token.mono, fontSize: token.size.body2 }

const NO_KEY = 'No key yet'

export function ApiKeysPanel() {
  const [, setIssued] = useIssuedTestKey()
  const { live, test } = useShownKeys()
  const [shownOnce, setShownOnce] = useState<string | null>(null)

  const generate = () => {
    const key = generateTestKey()
    setIssued({ ending: endingOf(key), createdAt: new Date(now()).toISOString() })
    setShownOnce(key)
    announce('Test key generated. Copy it now. It is shown only once.')
  }

  return (
    <Panel
      title="API keys"
      part="api-keys"
      actions={
        <Button variant="contained" startIcon={<KeyOutlined />} onClick={generate}>
          Generate Key
        </Button>
      }
    >
      <Stack>
        {shownOnce !== null && (
          <Reveal ref={passesFocusOn} role="group" aria-label="New test key">
            <Title>Copy your test key now. It is shown only once.</Title>
            <Row>
              <Key translate="no">{shownOnce}</Key>
              <CopyButton value={shownOnce} label="Copy test key" />
            </Row>
            <div>
              <Button size="small" onClick={() => setShownOnce(null)}>
                Hide key
              </Button>
            </div>
          </Reveal>
        )}
        <ReadOnlyField label="Live key" value={live.key ?? NO_KEY} help={live.note} sx={keyStyle} />
        <ReadOnlyField label="Test key" value={test.key ?? NO_KEY} help={test.note} sx={keyStyle} />
      </Stack>
    </Panel>
  )
}
