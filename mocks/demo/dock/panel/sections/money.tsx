import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { topUpAccount } from '../../../../bank/domains/accounts/changes.ts'
import { blockCard } from '../../../../bank/domains/cards/changes.ts'
import { dockActions } from '../../../tours/dock-actions.ts'
import { useBankData, useDock } from '../../dock-context.ts'
import { DockForm, Field, Pair } from '../kit/fields.tsx'
import { Act, useRun } from '../kit/run.tsx'
import { Hint, Section } from '../kit/section.tsx'
import { SubmitAct } from '../kit/submit-act.tsx'

export function MoneySection() {
  const { bank } = useDock()
  const run = useRun()
  const accounts = useBankData(({ db, signedIn }) => db.accounts.where('userId', signedIn()?.id ?? ''))
  const [first] = accounts
  const topUp = ({ account, amount }: { account: string; amount: string }) => {
    const { currency = '' } = accounts.find(({ id }) => id === account) ?? {}
    return run(async () => {
      await bank.change((tx) => topUpAccount(tx, account, amount))
      dockActions.notify({ action: 'top up', currency, amount })
    }, `${amount} ${currency} arrived.`)
  }
  return (
    <Section title="Money arrives">
      {first ? (
        <DockForm label="Money arrives" values={{ account: first.id, amount: '10000' }} onSubmit={topUp}>
          <Pair>
            <Field
              name="account"
              label="Account"
              options={accounts.map(({ id, label, currency, iban }) => [id, `${label || currency} ·${iban.slice(-4)}`])}
            />
            <Field name="amount" label="Amount" />
          </Pair>
          <SubmitAct>Top up</SubmitAct>
        </DockForm>
      ) : (
        <Hint>Accounts appear here once one is open.</Hint>
      )}
    </Section>
  )
}

export function CardsSection() {
  const { bank } = useDock()
  const cards = useBankData(({ db, signedIn }) => db.cards.where('userId', signedIn()?.id ?? ''))
  return (
    <Section title="Cards" count={cards.length}>
      {cards.length === 0 && <Hint>Cards appear here once one is created.</Hint>}
      <List>
        {cards.map(({ id, cardholder, last4, status }) => (
          <ListItem key={id} sx={{ gap: 1 }}>
            <ListItemText primary={`${cardholder} ·${last4}`} />
            <Chip label={status} color={status === 'active' ? 'success' : status === 'blocked' ? 'error' : 'info'} />
            <Act
              disabled={status === 'blocked'}
              done={`Card ${last4} is blocked.`}
              work={() => bank.change((tx) => blockCard(tx, id))}
            >
              Block
            </Act>
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
