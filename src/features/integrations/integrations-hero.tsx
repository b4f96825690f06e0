import ApiOutlined from '@mui/icons-material/ApiOutlined'
import PublicOutlined from '@mui/icons-material/PublicOutlined'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { media, token } from '../../theme/tokens.ts'

const Band = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '24px 48px',
  marginBottom: 24,
  padding: '32px 36px',
  borderRadius: token.radius.sheet,
  background: `linear-gradient(120deg, ${token.accentTint}, ${token.surface} 78%)`,
  border: `1px solid ${token.hairline}`,
  '@media (max-width: 63.99em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.phone]: { padding: '24px 20px', marginBottom: 16 },
})

const Headline = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  maxWidth: '30ch',
  [media.phone]: { fontSize: '1.125rem' },
}))
const Text = styled('p')({ margin: '8px 0 0', maxWidth: '58ch', color: token.muted })

const Claims = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 640px) and (max-width: 1023.95px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const Claim = styled('li')({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 12,
  '& > svg': {
    gridRow: 'span 2',
    width: 36,
    height: 36,
    padding: 8,
    borderRadius: token.radius.control,
    color: token.accentText,
    background: token.surface,
    border: `1px solid ${token.hairline}`,
  },
})

const Head = styled('strong')({ fontWeight: 600 })
const Note = styled('span')({ color: token.muted, fontSize: token.size.body2 })

const CLAIMS: readonly { icon: ReactNode; head: string; note: string }[] = [
  { icon: <PublicOutlined aria-hidden />, head: '150+ countries', note: 'Cards and local methods' },
  { icon: <VerifiedUserOutlined aria-hidden />, head: 'PCI compliant', note: 'Card data stays off your servers' },
  { icon: <ApiOutlined aria-hidden />, head: 'RESTful APIs', note: 'JSON, idempotent, signed events' },
]

export function IntegrationsHero() {
  return (
    <Band data-part="integration-reasons" aria-label="Why integrate">
      <div>
        <Headline>Accept payments the way your customers already pay</Headline>
        <Text>One integration for cards, bank transfers and wallets, settled into your accounts.</Text>
      </div>
      <Claims>
        {CLAIMS.map(({ icon, head, note }) => (
          <Claim key={head}>
            {icon}
            <Head>{head}</Head>
            <Note>{note}</Note>
          </Claim>
        ))}
      </Claims>
    </Band>
  )
}
