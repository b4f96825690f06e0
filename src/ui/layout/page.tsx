import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { usePageArrival } from './page-arrival.ts'

const Content = styled('div')({
  width: '100%',
  maxWidth: 1264,
  margin: '0 auto',
  padding: '28px 32px 64px',
  // 1,440 px of content beside the navigation.
  [media.large]: { maxWidth: 1504 },
  [media.phone]: { padding: '20px 16px 96px' },
})

const Header = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 24,
  [media.phone]: { marginBottom: 16 },
})

const Heading = styled('div')({ minWidth: 0, maxWidth: '100%' })

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  [media.phone]: { fontSize: '1.5rem' },
}))

const Subtitle = styled('p')({ margin: '4px 0 0', color: token.muted, maxWidth: '70ch' })

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [media.phone]: {
    width: '100%',
    '& > *': { flex: '1 1 auto' },
    '&[data-place="bottom"]': {
      position: 'fixed',
      zIndex: 2,
      left: 0,
      bottom: 'var(--page-inset-bottom, 0px)',
      padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
      background: token.surface,
      borderTop: `1px solid ${token.hairline}`,
      [media.short]: { position: 'static', padding: 0, background: 'none', border: 0 },
    },
  },
})

interface PageProps {
  /** The document title, and the heading unless `heading` is given. */
  title: string
  heading?: string
  /** Names the heading for tools outside the product, as a panel's `part`. */
  headingPart?: string
  subtitle?: ReactNode
  actions?: ReactNode
  /** Keeps the actions at the bottom of a phone's screen, within reach of the thumb. */
  actionsAtBottom?: boolean
  children: ReactNode
}

export function Page({ title, heading = title, headingPart, subtitle, actions, actionsAtBottom, children }: PageProps) {
  const arrival = usePageArrival(title)
  return (
    <Content>
      <Header>
        <Heading>
          <Title ref={arrival} tabIndex={-1} data-part={headingPart}>
            {heading}
          </Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </Heading>
        {actions && <Actions data-place={actionsAtBottom ? 'bottom' : undefined}>{actions}</Actions>}
      </Header>
      {children}
    </Content>
  )
}
