import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { HEADER_HEIGHT, media, token } from '../../../theme/tokens.ts'
import { BrandMark } from '../../../brand/brand-mark.tsx'
import { Page } from '../../../ui/layout/page.tsx'

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 16px',
  minHeight: HEADER_HEIGHT,
  padding: '0 32px',
  background: token.surface,
  borderBottom: `1px solid ${token.hairline}`,
  [media.short]: { position: 'static' },
  [media.phone]: { padding: '0 16px', '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
})

/** Below this width the steps are a row above the content. */
export const stacked = '@media (max-width: 56.24em)'

/** The width of both columns and the page's padding, so that the wizard is in the middle. */
const Centre = styled('main')({ maxWidth: 264 + 48 + 720 + 64, margin: '0 auto' })

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 720px)',
  gap: 48,
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: HEADER_HEIGHT + 24 },
  [stacked]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    '& > aside': { position: 'static' },
  },
})

const Content = styled('div')({ minWidth: 0 })

interface WizardFrameProps {
  steps?: ReactNode
  notice?: ReactNode
  children: ReactNode
}

/** The layout of the wizard. Replaces the application shell, to keep the focus on the steps. */
export function WizardFrame({ steps, notice, children }: WizardFrameProps) {
  return (
    <>
      <Bar>
        <BrandMark />
        <Link component={RouterLink} to={paths.dashboard}>
          Back to dashboard
        </Link>
      </Bar>
      <Centre>
        <Page title="Business Verification" subtitle="Complete all steps to activate your account">
          <Columns>
            <aside>{steps}</aside>
            <Content>
              {notice}
              {children}
            </Content>
          </Columns>
        </Page>
      </Centre>
    </>
  )
}
