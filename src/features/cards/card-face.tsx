import AcUnitOutlined from '@mui/icons-material/AcUnitOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import { styled } from '@mui/material/styles'
import type { Card } from '../../contract/cards.ts'
import { useBrand } from '../../brand/brand.ts'
import { forcedColors, token } from '../../theme/tokens.ts'

const svgUrl = (...markup: readonly string[]): string =>
  `url("data:image/svg+xml,${markup.join('').replace(/[<>#]/g, encodeURIComponent)}")`

/** Fine waves, like the security pattern of printed cards. */
const WAVES = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' width='240' height='150' fill='none' stroke='#000'>",
  "<path d='M-20 120C40 40 90 170 150 80S240 30 270 10M-20 134C40 54 90 184 150 94S240 44 270 24",
  'M-20 148C40 68 90 198 150 108S240 58 270 38M-20 106C40 26 90 156 150 66S240 16 270-4',
  "M-20 92C40 12 90 142 150 52S240 2 270-18'/></svg>",
)

const snowflake = (opacity: number): string =>
  svgUrl(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-50 -50 100 100' fill='none' stroke='#fff'",
    ` stroke-opacity='${opacity}' stroke-width='2' stroke-linecap='round'><g id='a'>`,
    "<path id='b' d='M0 0V-46M0-16-9-25M0-16 9-25M0-29-7-36M0-29 7-36'/>",
    "<use href='#b' transform='rotate(60)'/><use href='#b' transform='rotate(120)'/></g>",
    "<use href='#a' transform='rotate(180)'/></svg>",
  )

/** Set by a brand's colour; by default that of the product. */
const BRAND = `linear-gradient(125deg, var(--corridor-card-from, #127461), var(--corridor-card-to, #073C30))`

const Face = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  aspectRatio: '1.586',
  padding: '7%',
  borderRadius: token.radius.card,
  overflow: 'hidden',
  color: 'var(--corridor-card-text, #FFFFFF)',
  containerType: 'inline-size',
  // The edge of a face that is as light or as dark as the page.
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 14%, transparent)',
  background: BRAND,
  [forcedColors]: { outline: '1px solid', outlineOffset: -1 },
  // In the colour of the text, to be seen on light faces too.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    opacity: 0.1,
    background: 'currentColor',
    mask: `${WAVES} center / cover`,
  },
  '&[data-type="physical"]': { color: '#FFFFFF', background: 'linear-gradient(125deg, #333C4D, #141A26 70%)' },
  '&[data-status="frozen"]': {
    color: '#12324C',
    background: [
      `${snowflake(0.85)} 106% 34% / 44% no-repeat`,
      'radial-gradient(120% 90% at 100% 100%, #F4FAFF, transparent 60%)',
      'linear-gradient(125deg, #BAD7EC, #DCECF8 55%, #C4DDF0)',
    ].join(', '),
    boxShadow: 'inset 0 0 0 1px #A9C9E0, inset 0 0 28px 6px rgb(255 255 255 / 0.75)',
    // A pale card would be the brightest spot of a dark page.
    '@media screen': {
      'html[data-scheme="dark"] &': {
        color: '#BCD5E8',
        background: [
          `${snowflake(0.14)} 106% 34% / 44% no-repeat`,
          'linear-gradient(125deg, #1A2B3B, #22394D 55%, #1C3042)',
        ].join(', '),
        boxShadow: 'inset 0 0 0 1px #35506A',
      },
    },
  },
  '&[data-status="blocked"]': {
    color: '#E3E6EB',
    background: [
      'repeating-linear-gradient(135deg, rgb(255 255 255 / 0.045) 0 8px, transparent 8px 16px)',
      'linear-gradient(125deg, #4A505C, #343943)',
    ].join(', '),
  },
})

/** A face of this width is beside the name of its holder. */
const SMALL = '@container (max-width: 12rem)'

const Row = styled('div')({
  gridColumn: 1,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
})
const Issuer = styled('span')({
  fontSize: `clamp(${token.size.body2}, 5cqi, 1rem)`,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
const Kind = styled('span')({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  fontSize: token.size.caption,
  fontWeight: 500,
  '& svg': { fontSize: '1rem' },
})
const ChipRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '4%',
  '& > svg': { height: 'auto', width: 'clamp(26px, 12cqi, 40px)' },
  '& > svg + svg': { width: 'clamp(12px, 5.5cqi, 18px)' },
})
const Number = styled('div')({
  gridColumn: 1,
  fontSize: 'clamp(0.9375rem, 6.2cqi, 1.25rem)',
  fontWeight: 500,
  letterSpacing: '0.06em',
  whiteSpace: 'nowrap',
  marginBottom: '3.5%',
  // In place of the holder.
  [SMALL]: {
    gridRow: 4,
    alignSelf: 'center',
    margin: 0,
    fontSize: 'min(0.875rem, 7.7cqi)',
    letterSpacing: '0.03em',
    '& > span > span': { display: 'none' },
  },
})
const Holder = styled('span')({
  [SMALL]: { visibility: 'hidden' },
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: token.size.body2,
  fontWeight: 500,
})
const Mark = styled('span')({
  flex: 'none',
  fontSize: 'clamp(0.9375rem, 5.6cqi, 1.1875rem)',
  [SMALL]: { fontSize: 'min(0.875rem, 7.7cqi)' },
  fontWeight: 700,
  fontStyle: 'italic',
  letterSpacing: '-0.02em',
})

const KINDS = { virtual: 'Virtual', physical: 'Physical' } as const

type FaceOf = Pick<Card, 'brand' | 'cardholder' | 'cardType' | 'last4' | 'status'>

/** The front of a card. Shows the last four digits only. */
export function CardFace({ card }: { card: FaceOf }) {
  const { name } = useBrand()
  const { brand, cardholder, cardType, last4, status } = card
  return (
    <Face data-part="card-face" data-type={cardType} data-status={status}>
      <Row>
        <Issuer dir="auto">{name}</Issuer>
        <Kind>
          {status === 'frozen' && <AcUnitOutlined aria-hidden />}
          {status === 'blocked' && <LockOutlined aria-hidden />}
          {status === 'frozen' ? 'Frozen' : status === 'blocked' ? 'Blocked' : (KINDS[cardType] ?? cardType)}
        </Kind>
      </Row>
      <ChipRow>
        {cardType === 'physical' && (
          <>
            <Chip />
            <Contactless />
          </>
        )}
      </ChipRow>
      <Number>
        <span>
          <span>•••• •••• </span>••••{' '}
        </span>
        {last4}
      </Number>
      <Row sx={{ gridRow: 4 }}>
        <Holder dir="auto">{cardholder}</Holder>
        <Mark>{brand}</Mark>
      </Row>
    </Face>
  )
}

function Chip() {
  return (
    <svg viewBox="0 0 40 30" width="40" height="30" aria-hidden>
      <rect width="40" height="30" rx="6" fill="#D9B96A" />
      <path d="M0 10h13v10H0M40 10H27v10h13M13 0v30M27 0v30M13 15h14" fill="none" stroke="#8F7330" strokeWidth="1.1" />
    </svg>
  )
}

function Contactless() {
  return (
    <svg
      viewBox="0 0 20 22"
      width="18"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      opacity="0.85"
      aria-hidden
    >
      <path d="M2 8c1 2 1 4 0 6M7 5.5c2 3.5 2 7.5 0 11M12 3c3 5 3 11 0 16" />
    </svg>
  )
}
