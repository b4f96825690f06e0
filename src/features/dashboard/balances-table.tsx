import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import NorthEastOutlined from '@mui/icons-material/NorthEastOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo } from 'react'
import { accountName, type Account } from '../../contract/accounts.ts'
import { useOpenOverlay } from '../../routing/overlay-opener.tsx'
import { groupIban, NO_FIGURE } from '../../text/format.ts'
import { conditionOf, media, token } from '../../theme/tokens.ts'
import { Money } from '../../ui/data/money.tsx'
import { IconAction } from '../../ui/layout/icon-action.tsx'
import { MenuButton } from './menu-button.tsx'
import type { RowAction } from './row-menu.tsx'

/** Without room for columns, an account has two lines. In rem, because the text may be large. */
const stacked = '@container (max-width: 35.99rem)'
/** Cells get less padding here, so that an IBAN, three amounts and the actions fit on one line. */
const tight = '@container (min-width: 36rem) and (max-width: 48.49rem)'
/** The actions are one menu here, for the same reason. */
const menu = '@container (max-width: 46rem)'

/** Looks like MUI's table, whose 45 cells would each be a component with styles of its own. */
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  borderSpacing: 0,
  '& th, & td': {
    padding: '6px 12px',
    borderBottom: `1px solid ${token.hairline}`,
    textAlign: 'right',
    '&:first-of-type': { paddingLeft: 20, textAlign: 'left' },
    '&:last-of-type': { paddingRight: 20 },
    [media.phone]: { '&:first-of-type': { paddingLeft: 16 }, '&:last-of-type': { paddingRight: 16 } },
  },
  '& th': {
    height: 40,
    color: token.muted,
    fontSize: token.size.caption,
    fontWeight: 500,
    lineHeight: '1.5rem',
  },
  '& td': {
    height: 60,
    whiteSpace: 'nowrap',
    fontSize: token.size.body1,
    lineHeight: 1.45,
    '&:first-of-type': { width: '40%', maxWidth: 0, fontVariantNumeric: 'normal' },
    // A share of the table's width, so that columns do not shift when the web font loads.
    '&:not(:first-of-type, :last-of-type)': { width: '14%' },
    '&[data-quiet]': { color: token.muted },
    '&[data-strong]': { fontWeight: 550 },
  },
  '& tr:last-of-type > td': { borderBottom: 0 },
  '& tbody tr': { cursor: 'pointer', '&:hover': { background: token.hover } },
  '& [data-name]': { display: 'block', fontWeight: 550, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& [data-iban]': {
    display: 'block',
    fontSize: token.size.body2,
    lineHeight: 1.4,
    color: token.muted,
    // A whole IBAN, also where the column is narrow or the text is large.
    whiteSpace: 'normal',
  },
  [tight]: {
    '& th, & td': { paddingInline: 6 },
    // In every font alike, so that nothing moves when the web font loads.
    '& td:nth-of-type(2)': { width: '7rem' },
    '& td:nth-of-type(3)': { width: '6.25rem' },
    '& td:nth-of-type(4)': { width: '7.25rem' },
  },
  [stacked]: {
    '& thead': { display: 'none' },
    // Name and amount stand beside each other, or below if the text is large.
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      padding: '12px 16px',
      '&:not(:last-of-type)': { borderBottom: `1px solid ${token.hairline}` },
    },
    '& td:nth-of-type(n)': {
      width: 'auto',
      height: 'auto',
      padding: 0,
      border: 0,
      '&:first-of-type': { display: 'contents' },
      '&[data-quiet]': { display: 'none' },
      '&[data-strong]': { order: 1, marginLeft: 'auto' },
      '&:last-of-type': { order: 3 },
    },
    '& [data-name]': { flex: '1 1 min(7rem, 100%)', textAlign: 'left', paddingRight: 12 },
    '& [data-iban]': { order: 2, flex: '1 1 calc(100% - 3.5rem)', textAlign: 'left' },
  },
})

const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  marginRight: 4,
  // Shown on demand where something can hover; the keyboard reaches them either way.
  '@media (hover: hover)': {
    opacity: 0,
    transition: `opacity ${token.motion}`,
    'tr:is(:hover, :focus-within) &': { opacity: 1 },
  },
  [menu]: { display: 'none' },
})
const MenuPlace = styled('div')({
  display: 'none',
  [menu]: { display: 'flex', justifyContent: 'flex-end' },
  [stacked]: { display: 'block', margin: '-12px -12px -12px 0' },
})

/** Explicit, because `display: flex` on a phone removes the table's semantics in some browsers. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** The accounts with their balances and actions. */
export function BalancesTable({ accounts }: { accounts: readonly Account[] }) {
  // No phone has room for the buttons, which take more time than any other part of the page.
  const phone = useMediaQuery(conditionOf(media.phone), { noSsr: true })
  return (
    <Table {...ROLES.table} aria-label="Account Balances">
      <thead {...ROLES.rowgroup}>
        <tr {...ROLES.row}>
          <th {...ROLES.columnheader}>Account</th>
          <th {...ROLES.columnheader}>Current</th>
          <th {...ROLES.columnheader}>Reserved</th>
          <th {...ROLES.columnheader}>Available</th>
          <th {...ROLES.columnheader}>
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup}>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} menuOnly={phone} />
        ))}
      </tbody>
    </Table>
  )
}

interface AccountRowProps {
  account: Account
  menuOnly: boolean
}

const AccountRow = memo(function AccountRow({ account, menuOnly }: AccountRowProps) {
  const openOverlay = useOpenOverlay()
  const { id, iban, currency, current, reserved, available } = account
  const name = accountName(account)
  const view = () => openOverlay('account', id)
  /** On a click anywhere in the row, except when selecting text, such as the IBAN. */
  const viewUnlessSelecting = () => document.getSelection()?.isCollapsed !== false && view()
  const actions: RowAction[] = [
    { name: 'View', label: `View ${name}`, icon: <VisibilityOutlined />, run: view },
    {
      name: 'Send payment',
      label: `Send payment in ${currency}, ${name}`,
      icon: <NorthEastOutlined />,
      run: () => openOverlay('pay', currency),
    },
    {
      name: 'Download statement',
      label: `Download statement in ${currency}, ${name}`,
      icon: <DescriptionOutlined />,
      run: () => openOverlay('statement', currency),
    },
  ]
  return (
    <tr {...ROLES.row} onClick={viewUnlessSelecting}>
      <td {...ROLES.rowheader}>
        <span data-name dir="auto">
          {name}
        </span>
        <span data-iban>
          {currency} · {groupIban(iban)}
        </span>
      </td>
      <td {...ROLES.cell} data-quiet>
        <Money amount={current} currency={currency} />
      </td>
      <td {...ROLES.cell} data-quiet>
        {reserved === 0 ? NO_FIGURE : <Money amount={reserved} currency={currency} />}
      </td>
      <td {...ROLES.cell} data-strong>
        <Money amount={available} currency={currency} />
      </td>
      <td {...ROLES.cell} onClick={(event) => event.stopPropagation()}>
        {!menuOnly && (
          <Actions>
            {actions.map(({ name: tip, label, icon, run }) => (
              <IconAction key={tip} size="small" label={label} tip={tip} onClick={run}>
                {icon}
              </IconAction>
            ))}
          </Actions>
        )}
        <MenuPlace>
          <MenuButton label={`Actions of ${name}`} actions={actions} otherwise={view} />
        </MenuPlace>
      </td>
    </tr>
  )
})
