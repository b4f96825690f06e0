import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useSupportEmail } from '../../brand/brand.ts'
import { media, token } from '../../theme/tokens.ts'
import { MailButton } from './mail-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: 48 },
})

const Lead = styled('p')({ margin: '0 0 16px', color: token.muted })

const Points = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: '0 0 24px',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', gap: 10 },
  '& svg': { fontSize: '1.125rem', marginTop: 1, color: token.accentText },
})

const Figure = styled('figure')({ margin: 0, minWidth: 0 })

const DOTS = `radial-gradient(circle at 1px 1px, ${token.hairline} 1px, transparent 0)`

const PreviewFrame = styled('div')({
  display: 'grid',
  alignContent: 'center',
  minHeight: 460,
  padding: 28,
  borderRadius: token.radius.card,
  border: `1px dashed ${token.controlEdge}`,
  background: `${DOTS} 0 0 / 18px 18px, ${token.sunken}`,
  userSelect: 'none',
  [media.phone]: { minHeight: 0, padding: 14 },
})

const Caption = styled('figcaption')({ marginTop: 10, color: token.muted, fontSize: token.size.body2 })

interface PlannedFeatureProps {
  title: string
  lead: string
  points: readonly string[]
  /** A non-interactive picture of the feature. */
  preview: ReactNode
  caption: string
  controls?: ReactNode
}

/** Describes a feature that is not built yet. The preview is framed and inert, so that it is not mistaken for one. */
export function PlannedFeature({ title, lead, points, preview, caption, controls }: PlannedFeatureProps) {
  const supportEmail = useSupportEmail()
  return (
    <Panel title={title} part="planned-feature" actions={<StatusChip tone="info" label="Planned" />}>
      <Columns>
        <div>
          <Lead>{lead}</Lead>
          <Points>
            {points.map((point) => (
              <li key={point}>
                <CheckOutlined aria-hidden />
                <span>{point}</span>
              </li>
            ))}
          </Points>
          <MailButton to={supportEmail} subject={`Early access: ${title}`}>
            Ask for early access
          </MailButton>
        </div>
        <Figure>
          {controls}
          <PreviewFrame inert aria-hidden>
            {preview}
          </PreviewFrame>
          <Caption>{caption}</Caption>
        </Figure>
      </Columns>
    </Panel>
  )
}
