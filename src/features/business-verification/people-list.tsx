import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { passesFocusOn } from '../../ui/feedback/focus.ts'

export const PeopleList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  '& > li + li': { borderTop: `1px solid ${token.hairline}` },
})

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"face words status action"',
  alignItems: 'center',
  columnGap: 16,
  padding: '14px 12px 14px 16px',
  [media.phone]: {
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    gridTemplateAreas: '"face words action" ". status status"',
    columnGap: 12,
  },
})

const Face = styled('span')({
  gridArea: 'face',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: token.accentTint,
  color: token.accentText,
  fontWeight: 600,
  fontSize: token.size.body2,
})

const Words = styled('div')({ gridArea: 'words', minWidth: 0 })
const Name = styled('p')({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })
const Facts = styled('p')({ margin: 0, fontSize: token.size.body2, color: token.muted })
const Status = styled('div')({
  gridArea: 'status',
  display: 'grid',
  justifyItems: 'end',
  gap: 4,
  // Stacked in every row on a phone, because only some badges would fit beside each other.
  [media.phone]: { justifyItems: 'start', paddingTop: 8 },
})
const Action = styled('div')({ gridArea: 'action' })

interface PersonRowProps {
  name: string
  facts: readonly string[]
  status?: ReactNode
  action: ReactNode
}

export function PersonRow({ name, facts, status, action }: PersonRowProps) {
  return (
    <Row ref={passesFocusOn}>
      <Face aria-hidden>{initials(name)}</Face>
      <Words>
        <Name dir="auto">{name}</Name>
        <Facts>{facts.join(' · ')}</Facts>
      </Words>
      {status && <Status>{status}</Status>}
      <Action>{action}</Action>
    </Row>
  )
}

/** First letters of the first and last word, in any script. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends
    .map((word) => /^./u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase()
}
