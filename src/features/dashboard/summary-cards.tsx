import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { CSSProperties, ReactNode } from 'react'
import { token } from '../../theme/tokens.ts'
import { formatNumber, NO_FIGURE } from '../../text/format.ts'
import { Money, moneyWidth } from '../../ui/data/money.tsx'
import type { DashboardFigures } from './figures.ts'
import { PaidOut } from './paid-out.tsx'

/** The width of the page, not of the window, in rem: the dock may be open beside it, and the text may be large. */
const tight = '@container page (max-width: 16rem)'
const narrow = '@container page (max-width: 32.99rem)'
const roomy = '@container page (min-width: 33rem)'
const inRow = '@container page (min-width: 58rem)'

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [narrow]: { gap: 8 },
  [roomy]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
    '& > :not(:first-of-type)': { paddingInline: 16 },
  },
  [inRow]: {
    // The total needs that for what was paid out to stand beside it.
    gridTemplateColumns: 'minmax(23.9rem, 1.85fr) repeat(3, minmax(0, 1fr))',
    // With room for two lines of the legend, which one line leaves above the bar.
    '& > :first-of-type': { gridColumn: 'auto', minHeight: '10.75rem' },
  },
})

const Card = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minWidth: 0,
  // Lets a figure scale with the width of its card.
  containerType: 'inline-size',
  minHeight: 148,
  padding: '18px 20px',
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  // On a phone each card is a row: label and figure, and the note below them on one line.
  [narrow]: {
    '&:not(:first-of-type)': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: 16,
      minHeight: 64,
      padding: '10px 20px',
    },
    '&:not(:first-of-type) > p:nth-of-type(1)': {
      gridColumn: 2,
      gridRow: 1,
      margin: 0,
      '--size': token.size.h2,
      '--room': '62cqi',
    },
    // A large percentage is one long word; break it rather than push the figure out of the card.
    '&:not(:first-of-type) > p:nth-of-type(2)': { gridColumn: '1 / -1', padding: 0, overflowWrap: 'anywhere' },
  },
  // With large text on a phone, the figure stands between the label and the note.
  [tight]: {
    '&:not(:first-of-type)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&:not(:first-of-type) > p:nth-of-type(1)': { gridColumn: 1, gridRow: 'auto', '--room': '100cqi' },
  },
})

const Label = styled('h2')({
  margin: 0,
  fontSize: token.size.body2,
  lineHeight: 1.4,
  fontWeight: 500,
  color: token.muted,
})
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
})
const Figure = styled('p')({
  margin: 0,
  minHeight: 34,
  // One size in all cards: that in which the longest figure fits. A character is 0.57em wide on average.
  fontSize: 'min(var(--size, 1.5rem), var(--room, 100cqi) / (0.6 * var(--figures, 1)))',
  lineHeight: 'max(34px, 1.2em)',
  fontWeight: 500,
  letterSpacing: '-0.022em',
  // On the baseline of the total.
  [inRow]: { margin: '17px 0 auto' },
})
const Total = styled('p')({
  // A card without a bar has its free room below the total.
  margin: '4px 0 auto',
  minHeight: 58,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  paddingBottom: 10,
})
const Note = styled('p')({
  margin: 0,
  fontSize: token.size.body2,
  lineHeight: 1.4,
  color: token.muted,
})

/** Room for two lines, so that the figures of all cards are at the same height. */
const FigureNote = styled(Note)({
  display: 'grid',
  alignContent: 'end',
  // Small enough for the comparison with last month to take one line on a window of 1024 px.
  [roomy]: { minHeight: `calc(2.8 * ${token.size.body2})`, fontSize: token.size.caption },
})

const Bar = styled('div')({
  display: 'flex',
  gap: 2,
  height: 6,
  [inRow]: { marginTop: 'auto' },
  borderRadius: 999,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})
/** In columns and with room for two lines, so that nothing moves when the web font loads. */
const Legend = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.125rem, 1fr))',
  gap: 2,
  listStyle: 'none',
  margin: '10px 0 0',
  padding: 0,
  minHeight: 39,
  [inRow]: { minHeight: 0 },
  alignContent: 'flex-start',
  fontSize: token.size.caption,
  lineHeight: 1.4,
  color: token.muted,
})
const Key = styled('li')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: 2,
    background: 'var(--shade)',
    forcedColorAdjust: 'none',
  },
})

/** Percentages of the accent colour per segment, largest balance first. The legend names the currencies. */
const SHADES = [100, 72, 50, 34, 22, 14]
const shade = (index: number) =>
  ({
    '--shade': `color-mix(in oklab, ${token.accent} ${SHADES[Math.min(index, SHADES.length - 1)]}%, ${token.hairline})`,
  }) as CSSProperties

interface SummaryCardsProps {
  /** Undefined while loading, null when loading failed. */
  figures: DashboardFigures | undefined | null
}

/** `paymentsFigures` is separate, because payments may fail to load when accounts do not. */
export function SummaryCards({
  figures,
  paymentsFigures,
}: SummaryCardsProps & { paymentsFigures: SummaryCardsProps['figures'] }) {
  return (
    <Grid
      aria-busy={figures === undefined}
      style={
        (paymentsFigures ? { '--figures': moneyWidth(paymentsFigures.monthlyVolume, 'GBP') } : {}) as CSSProperties
      }
    >
      <TotalCard figures={figures} paidOut={paymentsFigures?.paidOut} />
      <FigureCard label="Active Accounts" note="Across all currencies" ready={figures}>
        {(known) => formatNumber(known.activeAccounts)}
      </FigureCard>
      <FigureCard label="Monthly Volume" note={paymentsFigures && comparison(paymentsFigures)} ready={paymentsFigures}>
        {(known) => <Money amount={known.monthlyVolume} currency="GBP" size="card" />}
      </FigureCard>
      <FigureCard label="Pending Payments" note="Queued or processing" ready={paymentsFigures}>
        {(known) => formatNumber(known.pendingPayments)}
      </FigureCard>
    </Grid>
  )
}

function TotalCard({ figures, paidOut }: SummaryCardsProps & { paidOut: DashboardFigures['paidOut'] | undefined }) {
  return (
    <Card data-part="figure" aria-label="Total Balance">
      <Head>
        <Label>Total Balance</Label>
        <Note>Converted to GBP</Note>
      </Head>
      <Total>
        {figures === undefined ? (
          <Skeleton variant="rounded" width={260} height={36} />
        ) : (
          <Money amount={figures ? figures.totalBalance : NaN} currency="GBP" size="display" />
        )}
        {figures && paidOut && <PaidOut {...paidOut} />}
      </Total>
      {figures && figures.composition.length > 0 ? (
        <>
          <Bar aria-hidden>
            {figures.composition.map(({ currency, share }, index) => (
              <div
                key={currency}
                style={{ ...shade(index), flexGrow: share, flexBasis: 0, minWidth: 3, background: 'var(--shade)' }}
              />
            ))}
          </Bar>
          <Legend aria-label="Share by currency">
            {figures.composition.map(({ currency, percent }, index) => (
              <Key key={currency} style={shade(index)}>
                {currency} {percent === 0 ? '<1%' : `${percent}%`}
              </Key>
            ))}
          </Legend>
          {figures.leftOut.length > 0 && <Note>{leftOut(figures)}</Note>}
        </>
      ) : (
        <Note>
          {figures ? (
            leftOut(figures)
          ) : figures === null ? (
            'Could not be loaded'
          ) : (
            <Skeleton variant="rounded" height={47} />
          )}
        </Note>
      )}
    </Card>
  )
}

function comparison({ change, sameDays, paidLastMonth }: DashboardFigures): string {
  if (change !== null) return `${change} vs ${sameDays ? 'same days ' : ''}last month`
  return paidLastMonth ? 'None by this day last month' : 'No payments last month'
}

const leftOut = ({ leftOut: currencies }: DashboardFigures): string =>
  currencies.length > 0 ? `Excludes ${currencies.join(', ')}: no exchange rate to GBP.` : ''

interface FigureCardProps {
  label: string
  note: ReactNode
  ready: SummaryCardsProps['figures']
  children: (figures: DashboardFigures) => ReactNode
}

function FigureCard({ label, note, ready, children }: FigureCardProps) {
  return (
    <Card data-part="figure" aria-label={label}>
      <Label>{label}</Label>
      <Figure>
        {ready ? (
          children(ready)
        ) : ready === null ? (
          NO_FIGURE
        ) : (
          <Skeleton variant="rounded" width="60%" height={26} sx={{ display: 'inline-block' }} />
        )}
      </Figure>
      <FigureNote>
        {ready === undefined ? (
          <Skeleton variant="rounded" width="80%" height={18} />
        ) : ready === null ? (
          'Could not be loaded'
        ) : (
          note
        )}
      </FigureNote>
    </Card>
  )
}
