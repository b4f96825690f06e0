import { type Account, accountTexts, createAccount, listAccounts } from '../../../../src/contract/accounts.ts'
import { toMajor } from '../../../../src/contract/values/money.ts'
import type { Db } from '../../store/database/db.ts'
import { repliedTexts, storedTexts } from '../../store/database/texts.ts'
import { handle } from '../../http/handle.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { oldestFirst } from '../views.ts'
import type { AccountRow } from './model.ts'

function toAccount(db: Db, row: Readonly<AccountRow>): Account {
  const { id, currency, type, iban, bic } = row
  const { current, reserved, available } = balanceOf(db, id)
  return {
    id,
    ...repliedTexts(accountTexts, row),
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
      ...storedTexts(accountTexts, body),
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
