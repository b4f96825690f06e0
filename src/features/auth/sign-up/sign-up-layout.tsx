import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { media } from '../../../theme/tokens.ts'
import { EntryColumn, EntryScreen } from '../entry-screen.tsx'
import { WhatFollows } from './what-follows.tsx'

const FormColumn = styled(EntryColumn)({ maxWidth: 560 })
const Side = styled('aside')({ display: 'none', [media.wide]: { display: 'grid' } })
const Foot = styled('p')({ margin: 0, textAlign: 'center' })

interface SignUpLayoutProps {
  /** How many of the stages beside the content are done. */
  done: number
  /** Below the content, for example a link back. */
  foot?: ReactNode
  children: ReactNode
}

/** The sign-up form, and the pages that lead from it to the first sign-in, beside the stages of a new customer. */
export function SignUpLayout({ done, foot, children }: SignUpLayoutProps) {
  const Column = done === 0 ? FormColumn : EntryColumn
  return (
    <EntryScreen
      beside={
        <Side data-picture aria-label="What follows">
          <WhatFollows done={done} />
        </Side>
      }
    >
      <Column>{children}</Column>
      {foot && <Foot>{foot}</Foot>}
    </EntryScreen>
  )
}
