import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listFxRates, RATES_POLL_MS } from '../../contract/fx.ts'
import { demonstration } from '../../demonstration/demonstration.ts'
import { useSamples } from '../../demonstration/use-demonstration.ts'
import { media, token } from '../../theme/tokens.ts'
import { formatNumber } from '../../text/format.ts'
import { ReadError } from '../../session/read-states.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { leadingPairs } from './quote.ts'
import { sampleRateMovement, type RateMovement } from './sample-rate-movement.ts'
import { Sparkline } from './sparkline.tsx'

const Strip = styled('section')({
  marginBottom: 24,
  [media.phone]: { marginBottom: 16 },
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  overflow: 'hidden',
  containerType: 'inline-size',
})

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // In rem, so that the rates stay whole at larger font sizes.
  '@container (max-width: 55.5rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@container (max-width: 27rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@container (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Tile = styled('li')({
  minWidth: 0,
  padding: '14px 16px 12px',
  // Draws the right and bottom edge of the tile. The strip clips the outermost edges.
  boxShadow: `1px 1px 0 ${token.hairline}`,
})

const Pair = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  color: token.muted,
  fontSize: token.size.caption,
  fontWeight: 500,
})
const Rate = styled('div')({
  margin: '2px 0 8px',
  fontSize: token.size.h2,
  lineHeight: 1.4,
  fontWeight: 500,
  letterSpacing: '-0.015em',
})
const Note = styled('p')({
  margin: 0,
  padding: '8px 16px',
  borderTop: `1px solid ${token.hairline}`,
  color: token.muted,
  fontSize: token.size.caption,
})

const FOUR_DECIMALS = { minimumFractionDigits: 4, maximumFractionDigits: 4 }
const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** The first six pairs, refreshed every 30 seconds. */
export function LiveRates() {
  const samples = useSamples()
  const { data, error, mutate } = useEndpoint(listFxRates, { pollEvery: RATES_POLL_MS })
  const tiles = data && leadingPairs(data).map((tile) => ({ ...tile, movement: movementOf(tile, samples) }))
  return (
    <Strip data-part="live-rates" aria-label="Live rates" aria-busy={!data && !error}>
      {tiles?.length === 0 ? (
        <EmptyState title="No live rates" text="Trying again every 30 seconds." />
      ) : tiles ? (
        <Tiles>
          {tiles.map(({ pair, rate, movement }) => (
            <RateTile key={pair} pair={pair} rate={rate} movement={movement} />
          ))}
        </Tiles>
      ) : error ? (
        <ReadError what="Exchange rates" error={error} onRetry={() => void mutate()} />
      ) : (
        <Tiles>
          {Array.from({ length: 6 }, (_, index) => (
            <Tile key={index}>
              <Skeleton width="50%" height={17} />
              <Skeleton width="70%" height={28} sx={{ margin: '2px 0 8px' }} />
              <Skeleton variant="rounded" height={28} />
            </Tile>
          ))}
        </Tiles>
      )}
      {tiles?.length !== 0 && (data || !error) && (
        <Note>
          {error
            ? 'These rates may be out of date. Trying again every 30 seconds.'
            : 'Mid-market rates, updated every 30 seconds.'}
          {samples
            ? ' Changes and charts are illustrative.'
            : tiles?.some(({ movement }) => movement) && ' Changes over 24 hours.'}
        </Note>
      )}
    </Strip>
  )
}

/**
 * The specified sample, because the bank's answer has no history, or the rates of the last day where they are known.
 */
function movementOf({ pair, rate }: { pair: string; rate: number }, samples: boolean): RateMovement | undefined {
  if (samples) return sampleRateMovement(pair, rate)
  const points = [...demonstration().ratesOf(pair).slice(0, -1), rate]
  const [first = rate] = points
  return points.length > 1 ? { points, changePercent: Math.round((rate / first - 1) * 10_000) / 100 || 0 } : undefined
}

function RateTile({ pair, rate, movement }: { pair: string; rate: number; movement: RateMovement | undefined }) {
  return (
    <Tile>
      <Pair>
        <span>{pair}</span>
        {movement && <Change percent={movement.changePercent} />}
      </Pair>
      <Rate>{formatNumber(rate, FOUR_DECIMALS)}</Rate>
      {movement && <Sparkline points={movement.points} />}
    </Tile>
  )
}

/** In a neutral colour, because red would mean an error. */
const Change = ({ percent }: { percent: number }) => (
  <span>
    {percent > 0 && '+'}
    {formatNumber(percent, TWO_DECIMALS)}%
  </span>
)
