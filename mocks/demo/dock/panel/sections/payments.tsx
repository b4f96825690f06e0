import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { toMajor } from '../../../../../src/contract/values/money.ts'
import { formatMoney } from '../../../../../src/text/format.ts'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { holdPayment } from '../../../../bank/domains/payments/changes.ts'
import { useBankData, useDock } from '../../dock-context.ts'
import { mono } from '../../look/dock-theme.ts'
import { Text } from '../fields.tsx'
import { Act, Hint, Section, type SectionProps } from '../kit.tsx'

/** As many as fit on one screen with the rest of the place. */
const SHOWN = 5

export function PaymentsSection({ title }: SectionProps) {
  const { bank, corridor } = useDock()
  const [wanted, setWanted] = useState('')
  const open = useBankData(({ db, signedIn }) => {
    const userId = signedIn()?.id
    return userId === undefined
      ? []
      : db.payments.where('userId', userId).filter(({ status }) => status === 'queued' || status === 'processing')
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
          <ListItem
            key={id}
            ref={passesFocusOn}
            sx={{ columnGap: 1, rowGap: 0.25, flexWrap: 'wrap', padding: '4px 0' }}
          >
            <Typography sx={{ flexGrow: 1, minWidth: '60%', overflowWrap: 'anywhere' }}>{beneficiaryName}</Typography>
            <Chip label={status} color={status === 'queued' ? 'warning' : 'info'} />
            <Typography variant="body2" color="textSecondary" sx={{ ...mono, flexGrow: 1 }}>
              {id.slice(0, 8)} · {formatMoney(toMajor(minor, currency), currency)}
            </Typography>
            <Stack direction="row" spacing={0.5}>
              <Act done={`${id.slice(0, 8)} has settled.`} work={() => corridor.settle(id)}>
                Settle
              </Act>
              <Act done={`${id.slice(0, 8)} has failed.`} work={() => corridor.fail(id)}>
                Fail
              </Act>
              <Act
                quiet
                done={`${id.slice(0, 8)} is held in processing.`}
                work={() => bank.change((tx) => holdPayment(tx, id))}
              >
                Hold
              </Act>
            </Stack>
          </ListItem>
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
