import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { CopyButton } from './copy-button.tsx'

const List = styled('dl')({ margin: 0, display: 'grid' })

const Item = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  minHeight: 44,
  padding: '8px 0',
  // Leaves room for a whole IBAN. What is longer goes below its label.
  [media.phone]: { display: 'flex', flexWrap: 'wrap', columnGap: 16, rowGap: 0 },
  '& + &': { borderTop: `1px solid ${token.hairline}` },
})

const Label = styled('dt')({ color: token.muted })
const Value = styled('dd')({
  margin: '0 0 0 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  textAlign: 'right',
  minWidth: 0,
  fontWeight: 500,
  // The button does not make its row higher than the others.
  '& > button': { marginBlock: -8 },
})
const Text = styled('span')({ minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'normal' })

interface Detail {
  label: string
  /** Without one the detail is left out. */
  value: ReactNode
  /** Adds a copy button; this text is copied, e.g. an IBAN without spaces. */
  copy?: string | undefined
}

export function DetailList({ items }: { items: readonly Detail[] }) {
  const given = items.filter(({ value }) => value !== undefined && value !== '')
  return (
    <List>
      {given.map(({ label, value, copy }) => (
        <Item key={label}>
          <Label>{label}</Label>
          <Value>
            <Text dir="auto">{value}</Text>
            {copy !== undefined && <CopyButton value={copy} label={`Copy ${label}`} />}
          </Value>
        </Item>
      ))}
    </List>
  )
}
