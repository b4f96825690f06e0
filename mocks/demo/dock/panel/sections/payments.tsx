import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { isUnderWay } from '../../../../../src/contract/payments.ts'
import { toMajor } from '../../../../../src/contract/values/money.ts'
import { formatMoney } from '../../../../../src/text/format.ts'
import { holdPayment } from '../../../../bank/domains/payments/outcomes.ts'
import { useBankData, useDock } from '../../dock-context.ts'
import { Text } from '../fields.tsx'
import { Act, Hint, Item, Section, type SectionProps } from '../kit.tsx'

/** As many as fit on one screen with the rest of the place. */
const SHOWN = 4

export function PaymentsSection({ title }: SectionProps) {
  const { bank, corridor } = useDock()
  const [wanted, setWanted] = useState('')
  const open = useBankData(({ db, signedIn }) => {
    const userId = signedIn()?.id
    return userId === undefined ? [] : db.payments.where('userId', userId).filter(({ status }) => isUnderWay(status))
  })
  const word = wanted.trim().toLowerCase()
  const found = open
    .filter(({ id, beneficiaryName, reference }) =>
      `${id} ${beneficiaryName} ${reference}`.toLowerCase().includes(word),
    )
    .toReversed()
  return (
    <Section title={title} count={open.length}>
      {open.length > SHOWN && (
        <Text
          label="Find a payment"
          placeholder="Beneficiary, reference or ID"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {open.length === 0 && <Hint>None. Create one in the product, or let the clock run.</Hint>}
      <List aria-label="Payments under way">
        {found.slice(0, SHOWN).map(({ id, beneficiaryName, status, minor, currency }) => (
          <Item
            key={id}
            title={beneficiaryName}
            text={
              <>
                {formatMoney(toMajor(minor, currency), currency)} ·{' '}
                <Typography component="span" variant="inherit" color={status === 'queued' ? 'warning' : 'info'}>
                  {status}
                </Typography>
              </>
            }
            padding={3}
          >
            <Stack direction="row" spacing={0.5}>
              <Act done={`The payment to ${beneficiaryName} has settled.`} work={() => corridor.settle(id)}>
                Settle
              </Act>
              <Act done={`The payment to ${beneficiaryName} has failed.`} work={() => corridor.fail(id)}>
                Fail
              </Act>
              <Act
                quiet
                done={`The payment to ${beneficiaryName} is held in processing.`}
                work={() => bank.change((tx) => holdPayment(tx, id))}
              >
                Hold
              </Act>
            </Stack>
          </Item>
        ))}
      </List>
      {found.length > SHOWN && (
        <Hint>
          The latest {SHOWN} of {found.length}. Find others by name.
        </Hint>
      )}
    </Section>
  )
}
