import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { now } from '../../clock.ts'
import type { Account } from '../../contract/accounts.ts'
import { DEFAULT_MARKUP_BPS } from '../../contract/fx.ts'
import { toMinor, toMajor } from '../../contract/values/money.ts'
import { COMPANY_SAYS, useSuspended } from '../../session/application.ts'
import { token, tone } from '../../theme/tokens.ts'
import { announce } from '../../ui/feedback/announcer.ts'
import { busyProps } from '../../ui/feedback/busy-props.ts'
import { formatMoney, formatNumber, NO_FIGURE } from '../../text/format.ts'
import { Money } from '../../ui/data/money.tsx'
import { Advice } from '../../ui/forms/advice.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { quoteTimeLeft, tradeObstacle, type HeldQuote } from './quote.ts'
import { QuoteRing } from './quote-ring.tsx'
import { useIsHeld } from './use-is-held.ts'

const Receipt = styled('div')({
  padding: '16px 18px',
  borderRadius: token.radius.control,
  border: `1px dashed ${token.controlEdge}`,
  background: token.sunken,
  alignSelf: 'start',
  // Grey, as it no longer says what a trade would bring.
  '&[data-expired]': { color: token.muted, '& dd, & dd *': { color: token.muted, fontWeight: 450 } },
})

const Validity = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  paddingBottom: 14,
  '& p': { margin: 0 },
  '& small': { color: token.muted, fontSize: token.size.body2 },
})
const Lines = styled('dl')({ margin: 0, borderTop: `1px dashed ${token.controlEdge}`, paddingTop: 8 })
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 16px',
  padding: '6px 0',
  '& dt': { color: token.muted },
  '& dd': { margin: 0, fontWeight: 500, textAlign: 'right', marginLeft: 'auto' },
  '&[data-total]': { marginTop: 8, paddingTop: 14, borderTop: `1px dashed ${token.controlEdge}` },
})
/** As high as the ring of a quote. */
const Prompt = styled('p')({
  margin: 0,
  minHeight: 70,
  display: 'grid',
  alignItems: 'center',
  paddingBottom: 14,
  color: token.muted,
  textWrap: 'balance',
})
const Foot = styled('div')({
  display: 'grid',
  alignSelf: 'end',
  marginTop: 16,
})

/** Where the quote is for other values than those of the form. */
export const GET_NEW_QUOTE = 'Get a new quote.'
const OUTDATED = `The form has changed since the quote. ${GET_NEW_QUOTE}`

interface QuoteDetailsProps {
  /** Undefined while loading or after an error: nothing is said about the trade then. */
  accounts: readonly Account[] | undefined
  /** The quote for the current form values, if any. */
  held: HeldQuote | null
  /** Whether there is a quote, but for other form values. */
  outdated: boolean
  busy: boolean
  onExecute: () => void
}

export function QuoteDetails({ accounts, held, outdated, busy, onExecute }: QuoteDetailsProps) {
  const suspended = useSuspended()
  const refused = suspended
    ? `${COMPANY_SAYS.suspended.title}.`
    : accounts && held && tradeObstacle(held.request, accounts)
  const obstacle = held && refused
  const place = useScrollToNewQuote(held)
  const valid = useIsHeld(held)
  useEffect(() => {
    if (outdated) announce(OUTDATED)
  }, [outdated])
  return (
    <div ref={place}>
      <Panel title="Quote Details" part="quote-details">
        {held ? (
          <HeldQuoteReceipt held={held} />
        ) : (
          <Receipt>
            <Prompt>
              {outdated
                ? OUTDATED
                : 'Get a quote to see the rate, the fee and the amount you receive. It is valid for 30 seconds.'}
            </Prompt>
            <EmptyLines />
          </Receipt>
        )}
        <Foot>
          <Advice>{obstacle && `This quote can't be traded. ${obstacle}`}</Advice>
          <Button
            variant={valid && !obstacle ? 'contained' : 'outlined'}
            size="large"
            fullWidth
            {...busyProps(busy, onExecute)}
          >
            {busy ? 'Executing...' : 'Execute Trade'}
          </Button>
        </Foot>
      </Panel>
    </div>
  )
}

/** The lines of a quote that is still to come, in their places. */
const EmptyLines = () => (
  <Lines aria-hidden>
    {['You send', 'Fee', 'Converted', 'Rate', 'You receive'].map((label, index, { length }) => (
      <Line key={label} data-total={index === length - 1 || undefined}>
        <dt>{label}</dt>
        <dd>{NO_FIGURE}</dd>
      </Line>
    ))}
  </Lines>
)

/** Scrolls a new quote into view, because it is below the form on a phone, and announces it. */
function useScrollToNewQuote(held: HeldQuote | null) {
  const place = useRef<HTMLDivElement>(null)
  const arrived = useRef<HeldQuote>(null)
  useEffect(() => {
    // Once per quote: it reappears when the user restores the old amount, which must not scroll the page.
    if (!held || arrived.current === held) return
    arrived.current = held
    place.current?.scrollIntoView({ block: 'nearest' })
    announce(`Quote received. You receive ${formatMoney(held.quote.total, held.request.toCurrency)}.`)
  }, [held])
  return place
}

/** The product clock, read four times a second, because the dock can move it or speed it up. */
function useProductTime(): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 250)
    return () => clearInterval(timer)
  }, [])
  return time
}

function HeldQuoteReceipt({ held: { request, quote, receivedAt } }: { held: HeldQuote }) {
  const timeLeft = quoteTimeLeft(receivedAt, useProductTime())
  const { fromCurrency, toCurrency, amount } = request
  const converted = toMajor(toMinor(amount, fromCurrency) - toMinor(quote.fee, fromCurrency), fromCurrency)
  return (
    <Receipt data-expired={timeLeft === 0 || undefined}>
      <Validity>
        <QuoteRing timeLeft={timeLeft} />
        <div role="status">
          {timeLeft > 0 ? (
            <>
              <p>
                <strong>Rate held</strong>
              </p>
              <p>
                <small>This quote is valid for 30 seconds.</small>
              </p>
            </>
          ) : (
            <>
              <p>
                <strong style={{ color: tone('warning').text }}>Quote expired, get a new one</strong>
              </p>
              <p>
                <small>This rate may no longer be accepted.</small>
              </p>
            </>
          )}
        </div>
      </Validity>
      <Lines>
        <Line>
          <dt>You send</dt>
          <dd>{formatMoney(amount, fromCurrency)}</dd>
        </Line>
        <Line>
          <dt>Fee ({formatNumber(DEFAULT_MARKUP_BPS / 100, { minimumFractionDigits: 2 })}%)</dt>
          <dd>{formatMoney(-quote.fee, fromCurrency)}</dd>
        </Line>
        <Line>
          <dt>Converted</dt>
          <dd>{formatMoney(converted, fromCurrency)}</dd>
        </Line>
        <Line>
          <dt>Rate</dt>
          <dd>
            1 {fromCurrency} = {formatNumber(quote.rate, { minimumFractionDigits: 4, maximumFractionDigits: 8 })}{' '}
            {toCurrency}
          </dd>
        </Line>
        <Line data-total>
          <dt>You receive</dt>
          <dd>
            <Money amount={quote.total} currency={toCurrency} size="title" />
          </dd>
        </Line>
      </Lines>
    </Receipt>
  )
}
