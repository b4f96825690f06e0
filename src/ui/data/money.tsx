import { styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { moneyParts } from '../../text/format.ts'

/** The number of full characters that fit at each size; longer amounts get a smaller font. */
const CAPACITY = { body: 15, title: 12, figure: 18, display: 12, card: Infinity } as const

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
  '&[data-size="figure"]': {
    fontSize: 'min(1.75rem * var(--fit, 1), 100cqi / (0.6 * var(--width, 1)))',
    lineHeight: 1.3,
    fontWeight: 450,
    letterSpacing: '-0.025em',
  },
  '&[data-size="display"]': {
    // Never wider than its container, for example with large text. A character is 0.57em wide on average.
    fontSize: 'min(clamp(1.75rem, 1.1rem + 2.6vw, 2.5rem) * var(--fit, 1), 100cqi / (0.6 * var(--width, 1)))',
    lineHeight: 1.2,
    fontWeight: 450,
    letterSpacing: '-0.03em',
  },
})

const SMALL = 0.68
const Small = styled('span')({ fontSize: `${SMALL}em`, color: token.muted, letterSpacing: '-0.01em' })

/** The width of a large amount in full characters, for a group of amounts that are shown at one size. */
export function moneyWidth(amount: number, currency: string): number {
  const { whole, letters, fraction } = moneyParts(amount, currency)
  return whole.length - letters + SMALL * (letters + fraction.length)
}

interface MoneyProps {
  /** Major units. */
  amount: number
  currency: string
  /** `card` inherits its font size. */
  size?: keyof typeof CAPACITY
  /** The `moneyWidth` of the widest amount of the group. */
  widest?: number
}

export function Money({ amount, currency, size = 'body', widest }: MoneyProps) {
  const { whole, letters, fraction } = moneyParts(amount, currency)
  // In a column an amount is a single text, which is easier to copy; larger ones have small letters and minor units.
  const column = size === 'body'
  const width = column ? whole.length + fraction.length : (widest ?? moneyWidth(amount, currency))
  const fit = CAPACITY[size] / width
  const sign = whole.startsWith('\u2212') ? 1 : 0
  return (
    <Figure
      data-size={size}
      style={
        {
          ...(fit < 1 && { '--fit': fit }),
          ...((size === 'display' || size === 'figure') && { '--width': width }),
        } as CSSProperties
      }
    >
      {column ? (
        whole + fraction
      ) : (
        <>
          {whole.slice(0, sign)}
          {letters > 0 && <Small>{whole.slice(sign, sign + letters)}</Small>}
          {whole.slice(sign + letters)}
          {fraction && <Small>{fraction}</Small>}
        </>
      )}
    </Figure>
  )
}
