import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { WhatFollows } from './what-follows.tsx'

const Screen = styled('div')({
  minHeight: '100dvh',
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
  padding: '28px 40px 48px',
  [media.phone]: { padding: '20px 16px 32px', gap: 24 },
})

const Brand = styled('div')({ justifySelf: 'start', minWidth: 0 })
const Column = styled('div')({ width: '100%', maxWidth: 560, alignSelf: 'center' })
const Side = styled('aside')({ display: 'none', [media.wide]: { display: 'grid' } })

export function SignUpLayout({ children }: { children: ReactNode }) {
  return (
    <Screen>
      <Main>
        <Brand>
          <BrandMark />
        </Brand>
        <Column>{children}</Column>
      </Main>
      <Side aria-label="What follows">
        <WhatFollows />
      </Side>
    </Screen>
  )
}
