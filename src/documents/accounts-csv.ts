import { accountName, type Account } from '../contract/accounts.ts'
import { toCsv, type CsvColumn } from './csv.ts'

const moneyColumn = (header: string, amount: (account: Account) => number): CsvColumn<Account> => ({
  header,
  amount,
  currency: ({ currency }) => currency,
})

const COLUMNS: readonly CsvColumn<Account>[] = [
  { header: 'Account', text: accountName },
  { header: 'Currency', text: ({ currency }) => currency },
  { header: 'Type', text: ({ type }) => type },
  { header: 'IBAN', text: ({ iban }) => iban },
  { header: 'BIC', text: ({ bic }) => bic },
  moneyColumn('Current', ({ current }) => current),
  moneyColumn('Reserved', ({ reserved }) => reserved),
  moneyColumn('Available', ({ available }) => available),
]

export const accountsCsv = (accounts: readonly Account[]): Promise<string> => toCsv(COLUMNS, accounts)
