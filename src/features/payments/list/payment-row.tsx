import { memo, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { now } from '../../../clock.ts'
import { railName, type Payment } from '../../../contract/payments.ts'
import { formatDate, groupIban, shortId } from '../../../text/format.ts'
import { Money } from '../../../ui/data/money.tsx'
import { PaymentStatusBadge } from '../payment-status.tsx'
import { Name, PhoneFacts, PhoneLine, Second } from './payments-table-styles.ts'

interface PaymentRowProps {
  payment: Payment
  /** Its place in the whole list, of which only a part exists. */
  index: number
  link: string
  shape: RowShape
}

/** All columns, or the two of a phone with what the others say as a line below; paper is as wide as it happens to be. */
export type RowShape = 'wide' | 'phone' | 'paper'

/** Rendered once, however often the table is: that is left by the compiler as it is written. */
export const PaymentRow = memo(function PaymentRow({ payment, index, link, shape }: PaymentRowProps) {
  const { id, rail, amount, currency, beneficiary, reference, status, createdAt } = payment
  const date = formatDate(createdAt)
  const wide = shape !== 'phone'
  const phone = shape !== 'wide'
  return (
    // The header is row one. The link in the row is what the keyboard uses; the rest of the row is for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <tr aria-rowindex={index + 2} onClick={followLink}>
      {wide && (
        <td data-column="date">
          {date}
          <div data-id>{shortId(id)}</div>
        </td>
      )}
      <td data-column="beneficiary">
        <Name>
          <Link to={link} dir="auto">
            {beneficiary.name}
          </Link>
        </Name>
        {wide && <Second data-second>{groupIban(beneficiary.account)}</Second>}
        {phone && (
          <PhoneFacts>
            <span>{withoutThisYear(date)} · </span>
            <span data-gives-way>{railName(rail)}</span>
            <span> · {shortId(id)}</span>
          </PhoneFacts>
        )}
      </td>
      {wide && (
        <>
          <td data-column="reference" dir="auto">
            {reference}
          </td>
          <td data-column="rail">{railName(rail)}</td>
          <td data-column="status">
            <PaymentStatusBadge status={status} />
          </td>
        </>
      )}
      <td data-column="amount">
        <Money amount={amount} currency={currency} />
        {phone && (
          <PhoneLine>
            <PaymentStatusBadge status={status} />
          </PhoneLine>
        )}
      </td>
      {wide && <td data-column="id">{shortId(id)}</td>}
    </tr>
  )
})

/** A click anywhere in a row opens its payment, unless it selected text or pressed the link itself. */
function followLink({ currentTarget, target }: MouseEvent<HTMLTableRowElement>): void {
  if (target instanceof Element && target.closest('a')) return
  if (document.getSelection()?.isCollapsed === false) return
  currentTarget.querySelector('a')?.click()
}

/** A phone's line is short, and most payments are of this year. */
const withoutThisYear = (date: string): string => date.replace(` ${new Date(now()).getFullYear()}`, '')
