import { memo, type MouseEvent, type RefCallback } from 'react'
import { Link } from 'react-router'
import { railName, signedAmount, type Payment } from '../../../contract/payments.ts'
import { formatDate, groupIban, shortId } from '../../../text/format.ts'
import { Money } from '../../../ui/data/money.tsx'
import { PaymentStatusBadge } from '../payment-status.tsx'
import { Name, PhoneFacts, PhoneLine, Second } from './payments-table-styles.ts'
import { useShownPayment } from './use-payment-filters.ts'

interface PaymentRowProps {
  payment: Payment
  /** Zero-based position in the whole list, of which only the visible part is rendered. */
  index: number
  /** Takes the row's height, where rows wrap. */
  measure: RefCallback<HTMLTableRowElement> | undefined
  shape: RowShape
  /** Dates on a phone do not name it, because their line is short. */
  thisYear: number
}

/**
 * `wide`: all columns. `phone`: two columns, with the other facts on a second line. `paper`: both, because the width of
 * the paper is unknown; the styles choose.
 */
type RowShape = 'wide' | 'phone' | 'paper'

/** With `memo`, because the table is rendered for each row that is scrolled past. */
export const PaymentRow = memo(function PaymentRow({ payment, index, measure, shape, thisYear }: PaymentRowProps) {
  const { id, rail, currency, beneficiary, reference, status, createdAt } = payment
  const date = formatDate(createdAt)
  const wide = shape !== 'phone'
  const phone = shape !== 'wide'
  return (
    // Row 1 is the header. Keyboard users follow the link in the row; the row's click handler is for the pointer only.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} onClick={followLink}>
      {wide && (
        <td data-column="date">
          {date}
          <div data-id>{shortId(id)}</div>
        </td>
      )}
      {/* Names the row. A th would get the styles of the column heads. */}
      <td role="rowheader" data-column="beneficiary">
        <Name>
          <DetailsLink {...payment} />
        </Name>
        {wide && <Second data-second>{groupIban(beneficiary.account)}</Second>}
        {phone && (
          <PhoneFacts>
            <span>
              {date.replace(` ${thisYear}`, '')} · {shortId(id)}
            </span>
            <span> · {railName(rail)}</span>
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
            <div data-rail>{railName(rail)}</div>
          </td>
        </>
      )}
      <td data-column="amount">
        <Money amount={signedAmount(payment)} currency={currency} />
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

function DetailsLink({ id, beneficiary }: Payment) {
  const { linkTo } = useShownPayment()
  return (
    <Link {...linkTo(id)} dir="auto">
      {beneficiary.name}
    </Link>
  )
}

/** Opens the payment on a click anywhere in its row, except when selecting text or clicking the link itself. */
function followLink({ currentTarget, target }: MouseEvent<HTMLTableRowElement>): void {
  if (target instanceof Element && target.closest('a')) return
  if (document.getSelection()?.isCollapsed === false) return
  currentTarget.querySelector('a')?.click()
}
