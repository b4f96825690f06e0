import { accountName, type Account } from '../contract/accounts.ts'
import { formatDate, groupIban } from '../text/format.ts'
import type { Letterhead } from './letterhead.ts'
import { MUTED, openPdf, PAGE } from './pdf.ts'

export interface AccountLetter {
  account: Account
  /** The registered name of the company that holds the account. */
  legalName: string
  /** ISO-8601 instant. */
  issuedAt: string
  letterhead: Letterhead
}

/** A one-page PDF that confirms the account's holder and bank details. */
export async function accountLetter({ account, legalName, issuedAt, letterhead }: AccountLetter): Promise<Blob> {
  const pdf = await openPdf({
    title: `Account letter ${accountName(account)}`,
    subject: `IBAN ${account.iban}`,
    letterhead,
  })
  const left = PAGE.margin
  const width = PAGE.width - 2 * PAGE.margin
  pdf.line(formatDate(issuedAt), PAGE.width - PAGE.margin, 64, { color: MUTED, align: 'right' })
  pdf.line('Account confirmation', left, 150, { size: 22, bold: true })
  const y = pdf.paragraph(
    `To whom it may concern: we confirm that ${legalName} holds the account below with us ` +
      `and that payments in ${account.currency} can be received with these details.`,
    left,
    186,
    width,
    { size: 11 },
  )
  const details: [string, string][] = [
    ['Account holder', legalName],
    ['Account name', accountName(account)],
    ['Currency', account.currency],
    ['IBAN', groupIban(account.iban)],
    ['BIC', account.bic],
    ['Date', formatDate(issuedAt)],
  ]
  const end = pdf.details(details, y + 20)
  pdf.paragraph(
    'This letter does not confirm a balance and is not a guarantee. ' +
      'For electronic payments, enter the IBAN without spaces.',
    left,
    end + 30,
    width,
    { color: MUTED },
  )
  return pdf.finish()
}
