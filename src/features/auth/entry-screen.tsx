import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { media, PAGE_HEIGHT, token } from '../../theme/tokens.ts'
import { BrandMark } from '../../brand/brand-mark.tsx'

const Screen = styled('div')({
  minHeight: PAGE_HEIGHT,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: token.surface,
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

const Main = styled('main')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  gap: 32,
  padding: '28px 40px',
  [media.phone]: { padding: '20px 16px', gap: 24 },
})

/** The column of sign-in and of the pages that follow a sign-up. */
export const EntryColumn = styled('div')({
  alignSelf: 'center',
  width: '100%',
  maxWidth: 380,
  [media.phone]: { alignSelf: 'start', maxWidth: 'none' },
})

const Brand = styled('div')({ justifySelf: 'start', minWidth: 0 })

/** The layout of the pages before the session: brand and content, and `beside` in a second column. */
export function EntryScreen({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <Screen>
      <Main>
        <Brand>
          <BrandMark />
        </Brand>
        {children}
      </Main>
      {beside}
    </Screen>
  )
}
