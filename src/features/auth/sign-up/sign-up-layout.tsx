import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { media } from '../../../theme/tokens.ts'
import { EntryScreen } from '../entry-screen.tsx'
import { WhatFollows } from './what-follows.tsx'

const Column = styled('div')({
  width: '100%',
  maxWidth: 560,
  alignSelf: 'center',
  paddingBottom: 20,
  [media.phone]: { paddingBottom: 12 },
})
const Side = styled('aside')({ display: 'none', [media.wide]: { display: 'grid' } })

export function SignUpLayout({ children }: { children: ReactNode }) {
  return (
    <EntryScreen
      beside={
        <Side data-picture aria-label="What follows">
          <WhatFollows />
        </Side>
      }
    >
      <Column>{children}</Column>
    </EntryScreen>
  )
}
