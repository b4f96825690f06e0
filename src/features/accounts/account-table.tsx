import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import NorthEastOutlined from '@mui/icons-material/NorthEastOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link as RouterLink } from 'react-router'
import { accountName, type Account } from '../../contract/accounts.ts'
import { useOpenOverlay } from '../../routing/overlay-opener.tsx'
import { groupIban } from '../../text/format.ts'
import { media, token } from '../../theme/tokens.ts'
import { busyProps } from '../../ui/feedback/busy-props.ts'
import { Money } from '../../ui/data/money.tsx'
import { IconAction } from '../../ui/layout/icon-action.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useAccountLetter } from './use-account-letter.ts'

const Strong = styled('span')({ fontWeight: 550 })
const Second = styled('div')({ color: token.muted, fontSize: token.size.body2, lineHeight: 1.4 })
const Actions = styled('div')({ display: 'flex', justifyContent: 'flex-end' })
/** As narrow as the actions, so that the amounts are beside them. A phone has them in the account's sheet. */
const actionsCell = { width: '1%', [media.phone]: { display: 'none' } } as const

/** On a phone it takes the room that the amounts leave, so that an IBAN fits on one line. */
const accountCell = { [media.phone]: { width: '100%', paddingRight: 0 } } as const
/** On a phone the row ends with it, because the actions are hidden. */
const amountCell = { [media.phone]: { padding: '6px 16px 6px 8px' } } as const
/** Hidden on a phone, where the amount shows the currency. */
const OnWide = styled('span')({ [media.phone]: { display: 'none' } })

/** The accounts one below the other, for comparing many. */
export function AccountTable({ accounts }: { accounts: readonly Account[] }) {
  return (
    <Panel bare>
      <Table aria-label="Accounts">
        <TableHead>
          <TableRow>
            <TableCell>Account</TableCell>
            <TableCell align="right" sx={amountCell}>
              Available
            </TableCell>
            <TableCell sx={actionsCell}>
              <span className="visually-hidden">Actions</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}

function AccountRow({ account }: { account: Account }) {
  const { id, currency, iban, reserved, available } = account
  const name = accountName(account)
  const openOverlay = useOpenOverlay()
  const letter = useAccountLetter()
  return (
    <TableRow onClick={() => openOverlay('account', id)} sx={{ cursor: 'pointer' }}>
      <TableCell component="th" scope="row" sx={accountCell}>
        <Link
          component={RouterLink}
          to={`?account=${id}`}
          onClick={(event) => event.stopPropagation()}
          color="inherit"
          dir="auto"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Second>
          <OnWide>{currency} · </OnWide>
          {groupIban(iban)}
        </Second>
      </TableCell>
      <TableCell align="right" sx={amountCell}>
        <Strong>
          <Money amount={available} currency={currency} />
        </Strong>
        {reserved !== 0 && (
          <Second>
            Reserved <Money amount={reserved} currency={currency} />
          </Second>
        )}
      </TableCell>
      <TableCell sx={actionsCell} onClick={(event) => event.stopPropagation()}>
        <Actions>
          <IconAction
            size="small"
            label={`View Details, ${name}`}
            tip="View Details"
            onClick={() => openOverlay('account', id)}
          >
            <VisibilityOutlined />
          </IconAction>
          <IconAction
            size="small"
            label={`Transfer, ${name}`}
            tip="Transfer"
            onClick={() => openOverlay('pay', currency)}
          >
            <NorthEastOutlined />
          </IconAction>
          <IconAction
            size="small"
            label={`Account Letter, ${name}`}
            tip="Account Letter"
            {...busyProps(letter.busy, () => void letter.write(account))}
          >
            <DescriptionOutlined />
          </IconAction>
        </Actions>
      </TableCell>
    </TableRow>
  )
}
