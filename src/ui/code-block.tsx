import { styled } from '@mui/material/styles'
import { token } from '../theme/tokens.ts'
import { CopyButton } from './copy-button.tsx'

const Frame = styled('div')({
  position: 'relative',
  minWidth: 0,
  background: token.sunken,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.control,
})

const Code = styled('pre')({
  margin: 0,
  padding: '14px 56px 14px 16px',
  overflow: 'auto',
  maxHeight: 440,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  tabSize: 4,
})

const Copy = styled('div')({ position: 'absolute', top: 6, right: 6, background: token.sunken, borderRadius: token.radius.control })

/** Text for machines, as it is written; long lines scroll inside, with the keyboard too. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <Frame>
      <Code tabIndex={0} role="region" aria-label={label} translate="no">
        <code>{code}</code>
      </Code>
      <Copy>
        <CopyButton value={code} label={`Copy ${label}`} />
      </Copy>
    </Frame>
  )
}
