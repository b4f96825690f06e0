import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { media, token } from '../theme/tokens.ts'

const Frame = styled('section')({
  minWidth: 0,
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  overflow: 'hidden',
})

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '14px 20px',
  minHeight: 64,
  '&[data-ruled]': { borderBottom: `1px solid ${token.hairline}` },
  [media.phone]: { padding: '12px 16px', minHeight: 56 },
})

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  [media.phone]: {
    '&:has(> [role="radiogroup"])': { display: 'contents' },
    '& > [role="radiogroup"]': { order: 1, flex: '1 1 100%' },
  },
})

const Body = styled('div')({
  padding: '0 20px 20px',
  '&[data-bare]': { padding: 0 },
  '&[data-alone]': { paddingTop: 20 },
  [media.phone]: { padding: '0 16px 16px', '&[data-alone]': { paddingTop: 16 } },
})

interface PanelProps {
  title?: string
  actions?: ReactNode
  /** The content reaches the edges: tables and lists. A hairline sets the head apart. */
  bare?: boolean
  children: ReactNode
}

export function Panel({ title, actions, bare = false, children }: PanelProps) {
  const id = useId()
  const head = title !== undefined || actions !== undefined
  return (
    <Frame aria-labelledby={title === undefined ? undefined : id}>
      {head && (
        <Head data-ruled={bare || undefined}>
          {title !== undefined && <Title id={id}>{title}</Title>}
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      <Body data-bare={bare || undefined} data-alone={head ? undefined : true}>
        {children}
      </Body>
    </Frame>
  )
}
