import { styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { moneyParts } from '../../text/format.ts'

/** How many characters each size is made for: longer figures shrink instead of being cut or leaving their card. */
const FITS = { body: 15, title: 12, display: 12, card: 12 } as const

const Figure = styled('span')({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&[data-size="body"]': { [media.phone]: { fontSize: 'calc(1em * var(--fit, 1))' } },
  // Columns are of one width for all, and cut what does not fit or push their neighbours off the page.
  'td &[data-size="body"]': { fontSize: 'calc(1em * var(--fit, 1))' },
  '&[data-size="title"]': {
    fontSize: 'calc(1.25rem * var(--fit, 1))',
    lineHeight: 1.4,
    fontWeight: 500,
    letterSpacing: '-0.015em',
  },
  // As large as the text around it, and never wider than `--room`. A character takes 0.57em on average.
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
  /** Major units, as the contract sends them. */
  amount: number
  currency: string
  size?: keyof typeof FITS
}

export function Money({ amount, currency, size = 'body' }: MoneyProps) {
  const { whole, fraction } = moneyParts(amount, currency)
  // In a column a figure is one text that can be copied whole; large it is a picture with quiet minor units.
  const column = size === 'body'
  const fit = FITS[size] / (whole.length + (column ? fraction.length : 0))
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
