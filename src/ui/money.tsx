import { styled } from '@mui/material/styles'
import { token } from '../theme/tokens.ts'
import { formatMoney, moneyParts } from './format.ts'

const Figure = styled('span')({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&[data-size="title"]': { fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 500, letterSpacing: '-0.015em' },
  '&[data-size="display"]': { fontSize: 'clamp(1.75rem, 1.1rem + 2.6vw, 2.5rem)', lineHeight: 1.2, fontWeight: 450, letterSpacing: '-0.03em' },
})

const Minor = styled('span')({ fontSize: '0.68em', color: token.muted, letterSpacing: '-0.01em' })

interface MoneyProps {
  /** Major units, as the contract sends them. */
  amount: number | string
  currency: string
  size?: 'body' | 'title' | 'display'
  /** Writes the plus of an incoming amount too. */
  signed?: boolean
}

export function Money({ amount, currency, size = 'body', signed = false }: MoneyProps) {
  const plus = signed && Number(amount) > 0 ? '+' : ''
  // In a column a figure is one text that can be copied whole; large it is a picture with quiet minor units.
  if (size === 'body') return <Figure>{plus + formatMoney(amount, currency)}</Figure>
  const { whole, fraction } = moneyParts(amount, currency)
  return (
    <Figure data-size={size}>
      {plus + whole}
      {fraction && <Minor>{fraction}</Minor>}
    </Figure>
  )
}
