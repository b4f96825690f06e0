import { useState } from 'react'
import { ORGANIZATION_STATUSES } from '../../../../../src/contract/organizations.ts'
import { toMajor } from '../../../../../src/contract/values/money.ts'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { formatMoney } from '../../../../../src/text/format.ts'
import { topUpAccount } from '../../../../bank/domains/accounts/changes.ts'
import {
  concludeReviews,
  decideOwner,
  setOrganizationStatus,
} from '../../../../bank/domains/business-verification/changes.ts'
import { blockCard } from '../../../../bank/domains/cards/changes.ts'
import { failPayment, holdPayment, settlePayment } from '../../../../bank/domains/payments/changes.ts'
import { Button, Field, Section, Select, Switch, Tag, useSaying } from '../controls.tsx'
import { MagicValues } from '../../overlays/magic-values.tsx'
import { useBankData, useDock } from '../../dock-context.ts'

const SHOWN = 12
const money = (minor: number, currency: string): string => formatMoney(toMajor(minor, currency), currency)

export function OutcomesTab() {
  const signedIn = useBankData((bank) => bank.signedIn() !== undefined)
  if (!signedIn) {
    return (
      <>
        <MagicValues />
        <Section title="Outcomes" hint="Somebody has to be signed in first.">
          {null}
        </Section>
      </>
    )
  }
  return (
    <>
      <MagicValues />
      <Payments />
      <Owners />
      <Company />
      <Cards />
      <Accounts />
    </>
  )
}

function Payments() {
  const { bank } = useDock()
  const { run, saying } = useSaying()
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
    <Section title={`Payments under way · ${open.length}`}>
      {open.length > SHOWN && (
        <input
          className="search"
          aria-label="Find a payment"
          placeholder="Find by beneficiary, reference or ID"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {open.length === 0 && <p className="hint">None. Create one in the product, or let the clock run.</p>}
      <ul className="list">
        {found.slice(0, SHOWN).map((payment) => (
          <li key={payment.id} ref={passesFocusOn}>
            <div className="row">
              <span className="grow cut">{payment.beneficiaryName}</span>
              <Tag tone={payment.status === 'queued' ? 'light' : 'info'}>{payment.status}</Tag>
            </div>
            <p className="small mono">
              {payment.id.slice(0, 8)} · {money(payment.minor, payment.currency)}
            </p>
            <div className="row">
              <Button
                onClick={() =>
                  run(
                    () => bank.change((tx) => settlePayment(tx, payment.id)),
                    `${payment.id.slice(0, 8)} has settled.`,
                  )
                }
              >
                Settle
              </Button>
              <Button
                onClick={() =>
                  run(() => bank.change((tx) => failPayment(tx, payment.id)), `${payment.id.slice(0, 8)} has failed.`)
                }
              >
                Fail
              </Button>
              <Button
                kind="quiet"
                onClick={() =>
                  run(
                    () => bank.change((tx) => holdPayment(tx, payment.id)),
                    `${payment.id.slice(0, 8)} is held in processing.`,
                  )
                }
              >
                Hold
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {saying}
    </Section>
  )
}

function Owners() {
  const { bank } = useDock()
  const { run, saying } = useSaying()
  const owners = useBankData(({ db, signedIn }) => db.owners.where('userId', signedIn()?.id ?? ''))
  if (owners.length === 0) return null
  return (
    <Section title="Beneficial owners">
      <ul className="list">
        {owners.map(({ id, fullName, status }) => (
          <li key={id}>
            <div className="row">
              <span className="grow cut">{fullName}</span>
              <Tag tone={status === 'approved' ? 'good' : status === 'rejected' ? 'bad' : 'light'}>{status}</Tag>
            </div>
            {(status === 'pending' || status === 'other') && (
              <div className="row" ref={passesFocusOn}>
                <Button onClick={() => run(() => bank.change((tx) => decideOwner(tx, id, 'approved')))}>Approve</Button>
                <Button onClick={() => run(() => bank.change((tx) => decideOwner(tx, id, 'rejected')))}>Reject</Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {saying}
    </Section>
  )
}

function Company() {
  const { bank } = useDock()
  const { run, saying } = useSaying()
  const { company, wait } = useBankData(({ db, signedIn, network }) => ({
    company: db.organizations.where('userId', signedIn()?.id ?? '')[0],
    wait: network.reviewsWait ?? false,
  }))
  const setWait = async (reviewsWait: boolean) => {
    await bank.setNetwork({ reviewsWait })
    if (!reviewsWait) await bank.change(concludeReviews)
  }
  return (
    <Section title="Company" hint={company?.name ?? 'A company appears here once its profile is submitted.'}>
      {company && (
        <div className="row">
          {ORGANIZATION_STATUSES.map((status) => (
            <Button
              key={status}
              aria-pressed={company.status === status}
              onClick={() => run(() => bank.change((tx) => setOrganizationStatus(tx, company.id, status)))}
            >
              {status.toLowerCase().replaceAll('_', ' ')}
            </Button>
          ))}
        </div>
      )}
      <Switch label="The review waits for my decision" checked={wait} onChange={(on) => run(() => setWait(on))} />
      {saying}
    </Section>
  )
}

function Cards() {
  const { bank } = useDock()
  const { run, saying } = useSaying()
  const cards = useBankData(({ db, signedIn }) => db.cards.where('userId', signedIn()?.id ?? ''))
  if (cards.length === 0) return null
  return (
    <Section title="Cards">
      <ul className="list">
        {cards.map(({ id, cardholder, last4, status }) => (
          <li key={id} className="row">
            <span className="grow cut">
              {cardholder} <span className="mono">{last4}</span>
            </span>
            <Tag tone={status === 'active' ? 'good' : status === 'blocked' ? 'bad' : 'info'}>{status}</Tag>
            <Button
              disabled={status === 'blocked'}
              onClick={() => run(() => bank.change((tx) => blockCard(tx, id)), `Card ${last4} is blocked.`)}
            >
              Block
            </Button>
          </li>
        ))}
      </ul>
      {saying}
    </Section>
  )
}

function Accounts() {
  const { bank } = useDock()
  const { run, saying } = useSaying()
  const accounts = useBankData(({ db, signedIn }) => db.accounts.where('userId', signedIn()?.id ?? ''))
  const [chosen, setChosen] = useState('')
  const [amount, setAmount] = useState('10000')
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]
  if (!account) return null
  return (
    <Section title="Money arrives">
      <div className="fields">
        <Select
          label="Account"
          value={account.id}
          onChange={setChosen}
          options={accounts.map(
            ({ id, label, currency, iban }) => [id, `${label || currency} ·${iban.slice(-4)}`] as const,
          )}
        />
        <Field
          label={`Amount in ${account.currency}`}
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </div>
      <Button
        onClick={() =>
          run(() => bank.change((tx) => topUpAccount(tx, account.id, amount)), `${amount} ${account.currency} arrived.`)
        }
      >
        Top up
      </Button>
      {saying}
    </Section>
  )
}
