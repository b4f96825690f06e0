import { styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { moneyParts } from '../../text/format.ts'

/** The number of characters that fit at each size; longer amounts get a smaller font. */
const CAPACITY = { body: 15, title: 12, display: 12, card: 12 } as const

const Figure = styled('span')({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&[data-size="body"]': { [media.phone]: { fontSize: 'calc(1em * var(--fit, 1))' } },
  // Columns have a fixed width.
  'td &[data-size="body"]': { fontSize: 'calc(1em * var(--fit, 1))' },
  '&[data-size="title"]': {
    fontSize: 'calc(1.25rem * var(--fit, 1))',
    lineHeight: 1.4,
    fontWeight: 500,
    letterSpacing: '-0.015em',
  },
  // Never wider than `--room`. A character is 0.57em wide on average.
  '&[data-size="card"]': { fontSize: 'min(1em, var(--room, 100cqi) / (0.6 * var(--figures)))' },
  '&[data-size="display"]': {
    fontSize: 'calc(clamp(1.75rem, 1.1rem + 2.6vw, 2.5rem) * var(--fit, 1))',
    lineHeight: 1.2,
    fontWeight: 450,
    letterSpacing: '-0.03em',
  },
})

const MINOR_SIZE = 0.68
const Minor = styled('span')({ fontSize: `${MINOR_SIZE}em`, color: token.muted, letterSpacing: '-0.01em' })

interface MoneyProps {
  /** Major units. */
  amount: number
  currency: string
  size?: keyof typeof CAPACITY
}

export function Money({ amount, currency, size = 'body' }: MoneyProps) {
  const { whole, fraction } = moneyParts(amount, currency)
  // In a column an amount is a single text, which is easier to copy; larger ones have small minor units.
  const column = size === 'body'
  const fit = CAPACITY[size] / (whole.length + (column ? fraction.length : 0))
  return (
    <Figure
      data-size={size}
      style={
        {
          ...(fit < 1 && { '--fit': fit }),
          ...(size === 'card' && { '--figures': whole.length + MINOR_SIZE * fraction.length }),
        } as CSSProperties
      }
    >
      {column ? whole + fraction : whole}
      {!column && fraction && <Minor>{fraction}</Minor>}
    </Figure>
  )
}
