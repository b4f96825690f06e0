import { styled } from '@mui/material/styles'
import { HEADER_HEIGHT, media, token } from '../../../theme/tokens.ts'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** One line for each cell of a row. */
const stacked = {
  display: 'grid',
  padding: '8px 0',
  borderBottom: `1px solid ${token.hairline}`,
  '& > td[data-column]': { height: 'auto', padding: '0 16px', borderBottom: 0, textAlign: 'left' },
} as const

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
    top: HEADER_HEIGHT,
    zIndex: 1,
    height: '2.5rem',
    background: token.surface,
    borderBottom: `1px solid ${token.hairline}`,
    color: token.muted,
    fontSize: token.size.caption,
    fontWeight: 500,
    [media.short]: { position: 'static' },
  },
  '--row': '3.25rem',
  '&[data-density="compact"]': { '--row': '2.75rem' },
  '& tbody tr:not([data-spacer]) > *': { height: 'var(--row)', borderBottom: `1px solid ${token.hairline}` },
  // Keeps a focused row clear of the page header and the sticky table header.
  '& tbody a': { scrollMargin: `${HEADER_HEIGHT + 60}px 0 80px` },
  '& tbody tr:not([data-spacer])': { cursor: 'pointer' },
  '& tbody tr:hover > *': { background: token.hover },
  // Widths and container queries are in rem, so that texts fit at larger font sizes too.
  '& col[data-column="date"]': { width: '7.75rem' },
  // Fits the 27 characters of a French or Italian IBAN. The reference column takes the remaining width.
  '& col[data-column="beneficiary"]': { width: '15.625rem' },
  '& col[data-column="rail"]': { width: '8.125rem' },
  '& col[data-column="status"]': { width: '7.25rem' },
  '& col[data-column="amount"]': { width: 'min(10.25rem, 62cqi)' },
  '& :is(th, td)[data-column="amount"]': { textAlign: 'right' },
  '& col[data-column="id"]': { width: '7.25rem' },
  '& :is(th, td)[data-column="id"]': { paddingLeft: 24 },
  '& [data-id], & [data-rail]': { display: 'none' },
  '& td[data-column="date"], & td[data-column="rail"], & td[data-column="reference"]': { color: token.muted },
  '& td[data-column="reference"], & td[data-column="beneficiary"]': { fontVariantNumeric: 'normal' },
  '& td[data-column="id"], & [data-id]': { color: token.muted, fontSize: token.size.body2, fontFamily: token.mono },
  '&[data-density="compact"] [data-second]': { display: 'none' },
  // Container queries, because the navigation and docked panels reduce the width of the list.
  // Wide enough for a Polish IBAN, which has 28 characters.
  '@container (min-width: 67.5rem)': { '& col[data-column="beneficiary"]': { width: '16.25rem' } },
  '@container (max-width: 67.49rem)': {
    '& [data-column="id"]': { display: 'none' },
    // The ID moves below the date when its column is hidden.
    '& [data-id]': { display: 'block', lineHeight: 1.35 },
    '& [data-column="amount"]': { paddingRight: 20 },
  },
  '@container (max-width: 57.49rem)': {
    '& col[data-column="rail"]': { width: '5.25rem' },
    '& td[data-column="rail"]': { whiteSpace: 'normal', lineHeight: 1.3 },
  },
  '@container (max-width: 53.74rem)': {
    '& [data-column="reference"]': { display: 'none' },
    '& col[data-column="beneficiary"]': { width: 'auto' },
  },
  '@container (max-width: 47.49rem)': {
    '& col[data-column="status"]': { width: '7rem' },
    // Fits 15 characters, the longest amount that a column supports.
    '& col[data-column="amount"]': { width: 'min(9.75rem, 62cqi)' },
  },
  // The rail moves below the status to give the names more room.
  '@container (max-width: 42.49rem)': {
    '& [data-column="rail"]': { display: 'none' },
    '& col[data-column="status"]': { width: '7.5rem' },
    '& [data-rail]': { display: 'block', ...cut, color: token.muted, fontSize: token.size.caption, lineHeight: 1.35 },
  },
  [media.phone]: {
    '&, &[data-density]': { '--row': '4rem' },
    // Two columns of two lines each. The sort order is chosen in the toolbar.
    '& thead': { display: 'none' },
    '& [data-column]:not([data-column="beneficiary"], [data-column="amount"])': { display: 'none' },
    '& [data-column="beneficiary"]': { paddingLeft: 16, paddingRight: 0 },
    '& col[data-column="amount"]': { width: 'min(9.75rem, 62cqi)' },
    '& [data-column="amount"]': { paddingRight: 16 },
  },
  // At very large font sizes the amount has a line of its own.
  '@container (max-width: 15rem)': {
    '&, & tbody': { display: 'block' },
    '& tbody tr:not([data-spacer])': stacked,
  },
  // On a wide screen the list is this narrow only with large text or beside a docked panel.
  '@media (min-width: 40em)': {
    '@container (max-width: 32rem)': {
      '&, & thead, & tbody': { display: 'block' },
      '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', padding: '0 12px' },
      // The rows are stacked, so the names of the columns are shown as buttons that sort.
      '& thead tr::before': { content: '"Sort by"', padding: 8, color: token.muted, fontSize: token.size.body2 },
      '& th[data-column]': { position: 'static', height: 'auto', padding: 8, borderBottom: 0 },
      '& tbody tr:not([data-spacer])': {
        ...stacked,
        gridTemplate: '"name name" "date amount" "status status"',
      },
      '& td[data-column="beneficiary"]': { gridArea: 'name' },
      '& td[data-column="date"]': { gridArea: 'date' },
      '& td[data-column="amount"]': { gridArea: 'amount', justifySelf: 'end' },
      '& td[data-column="status"]': { gridArea: 'status' },
    },
  },
  // With large text nothing is cut.
  '&[data-wraps]': {
    '--facts': 'auto',
    '& td, & td > div, & td > div > span': { overflow: 'visible', overflowWrap: 'anywhere', whiteSpace: 'normal' },
    '& td > div > span': { whiteSpace: 'pre-wrap' },
    '& td[data-column]': { paddingTop: 8, paddingBottom: 8 },
  },
  // The sort buttons are hidden on paper, so the header text comes from the attribute.
  '@media print': { '& th[data-label]::after': { content: 'attr(data-label)' } },
  // A4 is as wide as a tablet: show every column and wrap instead of truncating.
  '@media print and (min-width: 640px)': {
    '&, &[data-density]': { '--row': '36px', fontSize: '0.6875rem' },
    '& th': { position: 'static', height: 28, fontSize: '0.6875rem' },
    '& :is(th, td)[data-column]': { display: 'table-cell', padding: '2px 6px' },
    '& td, & td *': { whiteSpace: 'normal', overflow: 'visible' },
    '& td:is([data-column="status"], [data-column="id"]) *, & td [data-second], & td[data-column="id"]': {
      fontSize: '0.625rem',
    },
    // Browsers do not print backgrounds, so the status dot would leave a gap.
    '& td[data-column="status"] > [data-tone]': { padding: 0, '&::before': { display: 'none' } },
    '& [data-id], & [data-rail]': { display: 'none' },
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
  borderRadius: token.radius.small,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  // Put the arrow before the label, so that the label aligns with the amounts.
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
/** Facts in one line. A fact that does not fit wraps below the line, where it is hidden. */
export const PhoneFacts = styled(PhoneLine)({
  [media.phone]: { display: 'flex', flexWrap: 'wrap', height: 'var(--facts, 1.5em)' },
  '& > span': { flex: 'none', maxWidth: '100%', ...cut, whiteSpace: 'pre' },
})
