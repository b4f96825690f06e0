import { type Account, createAccount, listAccounts } from '../../../../src/contract/accounts.ts'
import { toMajor } from '../../../../src/contract/values/money.ts'
import type { Db } from '../../store/database/db.ts'
import { handle } from '../../http/handle.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { oldestFirst } from '../views.ts'
import type { AccountRow } from './model.ts'

function toAccount(db: Db, { id, label, currency, type, iban, bic }: Readonly<AccountRow>): Account {
  const { current, reserved, available } = balanceOf(db, id)
  return {
    id,
    ...(label && { label }),
    currency,
    type,
    iban,
    bic,
    current: toMajor(current, currency),
    reserved: toMajor(reserved, currency),
    available: toMajor(available, currency),
  }
}

export const accountHandlers = {
  listAccounts: handle(listAccounts, ({ db, user }) =>
    oldestFirst(db.accounts.where('userId', user.id)).map((row) => toAccount(db, row)),
  ),

  createAccount: handle(createAccount, ({ db, user, body, newId, at, audit }) => {
    const row = db.accounts.insert({
      id: newId(),
      userId: user.id,
      label: body.label?.trim() ?? '',
      currency: body.currency,
      type: body.type,
      iban: body.iban.replace(/\s/g, '').toUpperCase(),
      bic: body.bic.trim().toUpperCase(),
      createdAt: at,
      position: db.accounts.size,
    })
    audit(user.id, 'account.created', `account ${row.iban.slice(-4)}`)
    return toAccount(db, row)
  }),
}
