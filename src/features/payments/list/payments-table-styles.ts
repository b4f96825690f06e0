import { styled } from '@mui/material/styles'
import { media, token } from '../../../theme/tokens.ts'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { padding: '0 8px', textAlign: 'left', fontWeight: 'inherit', ...cut },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 20 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 20 },
  '& th': {
    position: 'sticky',
    top: 'var(--shell-header, 0px)',
    zIndex: 1,
    height: 40,
    background: token.surface,
    borderBottom: `1px solid ${token.hairline}`,
    color: token.muted,
    fontSize: token.size.body2,
    fontWeight: 500,
  },
  '--row': '52px',
  '&[data-density="compact"]': { '--row': '44px' },
  '& tbody tr:not([data-spacer]) > *': { height: 'var(--row)', borderBottom: `1px solid ${token.hairline}` },
  // Below the names of the columns too.
  '& tbody a': { scrollMarginTop: 'calc(var(--shell-header, 0px) + 60px)' },
  '& tbody tr:not([data-spacer])': { cursor: 'pointer' },
  '& tbody tr:hover > *': { background: token.hover },
  '& col[data-column="date"]': { width: 124 },
  // An IBAN of 27 characters, of France or Italy, is shown whole; what is left over is for the reference.
  '& col[data-column="beneficiary"]': { width: 250 },
  '& col[data-column="rail"]': { width: 130 },
  '& col[data-column="status"]': { width: 116 },
  // By the size of the letters: whoever enlarges them still reads every figure of the amount.
  '& col[data-column="amount"]': { width: 'min(10.25rem, 62cqi)' },
  '& :is(th, td)[data-column="amount"]': { textAlign: 'right' },
  '& col[data-column="id"]': { width: 108 },
  '& [data-id]': { display: 'none' },
  '& td[data-column="date"], & td[data-column="rail"], & td[data-column="reference"]': { color: token.muted },
  '& td[data-column="reference"], & td[data-column="beneficiary"]': { fontVariantNumeric: 'normal' },
  '& td[data-column="id"], & [data-id]': { color: token.muted, fontSize: token.size.body2, fontFamily: token.mono },
  '&[data-density="compact"] [data-second]': { display: 'none' },
  // By the width of the list, not of the window: the navigation or something docked may stand beside it.
  '@container (max-width: 1079.95px)': {
    '& [data-column="id"]': { display: 'none' },
    // Without a column of its own it stands below the date.
    '& [data-id]': { display: 'block', lineHeight: 1.35 },
    '& [data-column="amount"]': { paddingRight: 20 },
  },
  '@container (max-width: 919.95px)': { '& col[data-column="beneficiary"]': { width: 'auto' } },
  '@container (max-width: 819.95px)': { '& [data-column="reference"]': { display: 'none' } },
  '@container (max-width: 759.95px)': {
    '& col[data-column="rail"]': { width: 84 },
    '& td[data-column="rail"]': { whiteSpace: 'normal', lineHeight: 1.3 },
    '& col[data-column="status"]': { width: 112 },
    // Room for the fifteen characters that a figure in a column is made for.
    '& col[data-column="amount"]': { width: 'min(9.75rem, 62cqi)' },
  },
  [media.phone]: {
    '&, &[data-density]': { '--row': '64px' },
    // A phone has two columns of two lines each; the order is chosen above the list.
    '& thead': { display: 'none' },
    '& [data-column]:not([data-column="beneficiary"], [data-column="amount"])': { display: 'none' },
    '& [data-column="beneficiary"]': { paddingLeft: 16 },
    '& col[data-column="amount"]': { width: 'min(9.75rem, 62cqi)' },
    '& [data-column="amount"]': { paddingRight: 16 },
  },
  // Nothing is pressed on paper, but a column keeps its name, on every sheet.
  '@media print': { '& th[data-label]::after': { content: 'attr(data-label)' } },
  // A sheet of A4 is as wide as a tablet, and shows every column and every letter.
  '@media print and (min-width: 640px)': {
    '&, &[data-density]': { '--row': '36px', fontSize: '0.6875rem' },
    '& th': { position: 'static', height: 28, fontSize: '0.6875rem' },
    '& :is(th, td)[data-column]': { display: 'table-cell', padding: '2px 6px' },
    '& td, & td *': { whiteSpace: 'normal', overflow: 'visible' },
    '& td:is([data-column="status"], [data-column="id"]) *, & td [data-second], & td[data-column="id"]': {
      fontSize: '0.625rem',
    },
    // A dot is a background, which browsers leave out.
    '& td[data-column="status"] > span': { padding: 0, '& > span': { display: 'none' } },
    '& [data-id]': { display: 'none' },
    '& col[data-column]': { display: 'table-column' },
    '& col[data-column="date"]': { width: 82 },
    '& col[data-column="beneficiary"]': { width: 152 },
    '& col[data-column="rail"]': { width: 98 },
    '& col[data-column="status"]': { width: 66 },
    '& col[data-column="amount"]': { width: 102 },
    '& col[data-column="id"]': { width: 66 },
  },
})

export const SortButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  margin: '0 -6px',
  padding: '0 6px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  // The word stands above its figures, the arrow before it.
  '[data-column="amount"] > &': { flexDirection: 'row-reverse' },
  '& .MuiSvgIcon-root': { fontSize: '0.875rem', opacity: 0 },
  '&:hover .MuiSvgIcon-root, &:focus-visible .MuiSvgIcon-root': { opacity: 0.5 },
  '&:hover, &[data-active]': { color: token.ink },
  '&[data-active] .MuiSvgIcon-root': { opacity: 1 },
})

export const Name = styled('div')({
  ...cut,
  fontWeight: 500,
  '& a': { color: token.ink, textDecoration: 'none', borderRadius: 4 },
  '& a:focus-visible': { outlineOffset: -2 },
})

export const Second = styled('div')({
  ...cut,
  color: token.muted,
  fontSize: token.size.body2,
  lineHeight: 1.35,
  [media.phone]: { display: 'none' },
})
export const PhoneLine = styled('div')({
  display: 'none',
  ...cut,
  color: token.muted,
  fontSize: token.size.caption,
  lineHeight: 1.5,
  [media.phone]: { display: 'block' },
})
/** Beside each other as they are written; of a long line only what gives way is cut. */
export const PhoneFacts = styled(PhoneLine)({
  [media.phone]: { display: 'flex' },
  '& > span': { flex: 'none', whiteSpace: 'pre' },
  '& > [data-gives-way]': { flex: '0 1 auto', minWidth: 0, ...cut },
})
