import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import { blockCard } from '../../../../bank/domains/cards/changes.ts'
import { useBankData, useDock } from '../../dock-context.ts'
import { topUp } from '../../page/top-up.ts'
import { DockForm, Field } from '../fields.tsx'
import { Act, Hint, Item, Pair, Section, type SectionProps } from '../kit.tsx'
import { useRun } from '../run.tsx'

export function MoneySection({ title }: SectionProps) {
  const { bank } = useDock()
  const run = useRun()
  const accounts = useBankData(({ db, signedIn }) => db.accounts.where('userId', signedIn()?.id ?? ''))
  const [first] = accounts
  const send = ({ account, amount }: { account: string; amount: string }) => {
    const { currency = '' } = accounts.find(({ id }) => id === account) ?? {}
    return run(() => topUp(bank, account, currency, amount), `${amount} ${currency} arrived.`)
  }
  return (
    <Section title={title}>
      {first ? (
        <DockForm label="Money arrives" values={{ account: first.id, amount: '10000' }} submit="Top up" onSubmit={send}>
          <Pair first={1.5}>
            <Field
              name="account"
              label="Account"
              options={accounts.map(({ id, label, currency, iban }) => ({
                value: id,
                label: `${label || currency} ·${iban.slice(-4)}`,
              }))}
            />
            <Field name="amount" label="Amount" />
          </Pair>
        </DockForm>
      ) : (
        <Hint>Accounts appear here once one is open.</Hint>
      )}
    </Section>
  )
}

export function CardsSection({ title }: SectionProps) {
  const { bank } = useDock()
  const cards = useBankData(({ db, signedIn }) => db.cards.where('userId', signedIn()?.id ?? ''))
  return (
    <Section title={title} count={cards.length}>
      {cards.length === 0 && <Hint>Cards appear here once one is created.</Hint>}
      <List>
        {cards.map(({ id, cardholder, last4, status }) => (
          <Item key={id} title={`${cardholder} ·${last4}`}>
            <Chip label={status} color={status === 'active' ? 'success' : status === 'blocked' ? 'error' : 'info'} />
            <Act
              disabled={status === 'blocked'}
              done={`Card ${last4} is blocked.`}
              work={() => bank.change((tx) => blockCard(tx, id))}
            >
              Block
            </Act>
          </Item>
        ))}
      </List>
    </Section>
  )
}
