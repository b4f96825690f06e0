import { styled } from '@mui/material/styles'
import { token } from '../../theme/tokens.ts'
import { CopyButton } from '../../ui/data/copy-button.tsx'

const Frame = styled('div')({
  minWidth: 0,
  background: token.sunken,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.control,
})

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '2px 4px 2px 16px',
  color: token.muted,
  fontSize: token.size.caption,
  borderBottom: `1px solid ${token.hairline}`,
})

const Code = styled('pre')({
  margin: 0,
  padding: '14px 16px',
  overflow: 'auto',
  maxHeight: 440,
  fontFamily: token.mono,
  fontSize: token.size.body2,
  lineHeight: 1.6,
  tabSize: 4,
})

/** Code with a copy button. It can be focused, so that the keyboard can scroll it. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <Frame>
      <Head>
        <span aria-hidden>{label}</span>
        <CopyButton value={code} label={`Copy ${label}`} />
      </Head>
      <Code tabIndex={0} role="region" aria-label={label} translate="no">
        <code>{code}</code>
      </Code>
    </Frame>
  )
}
