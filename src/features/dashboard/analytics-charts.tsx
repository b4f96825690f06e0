import { BarChart } from '@mui/x-charts/BarChart'
import { token } from '../../theme/tokens.ts'
import { formatNumber } from '../../text/format.ts'

export interface Bar {
  label: string
  /** In GBP, major units. */
  value: number
}

/**
 * Shows every other label, the last one (the current week) among them, because not all of them fit on a phone. With
 * large text the chart chooses the labels.
 */
const everyOther = (_: unknown, index: number): boolean => index % 2 === 1

export interface BarsProps {
  bars: readonly Bar[]
  layout: 'vertical' | 'horizontal'
  format: (pounds: number) => string
  /** Called with the number of the bar that is clicked. */
  onOpen?: ((bar: number) => void) | undefined
}

/** Pixels that grow with the reader's size of text. */
const scaled = (pixels: number): number =>
  (pixels * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16

const short = (pounds: number | null): string =>
  `£${formatNumber(pounds ?? 0, { notation: 'compact', maximumFractionDigits: 1 })}`

/** A bar chart of one series. It has no text alternative of its own; the caller provides one. */
export function Bars({ bars, layout, format, onOpen }: BarsProps) {
  const height = scaled(25)
  const tickLabelStyle = { fill: token.muted, fontSize: scaled(12) }
  const labels = {
    scaleType: 'band',
    data: bars.map(({ label }) => label),
    disableLine: true,
    disableTicks: true,
    tickLabelStyle,
    categoryGapRatio: 0.35,
  } as const
  const pounds = {
    min: 0,
    disableLine: true,
    disableTicks: true,
    tickLabelStyle,
    tickNumber: 4,
    valueFormatter: short,
  } as const
  const horizontal = layout === 'horizontal'
  const longest = Math.max(0, ...bars.map(({ label }) => label.length))
  return (
    <BarChart
      layout={layout}
      height={scaled(horizontal ? 36 + bars.length * 36 : 220)}
      margin={{ left: 0, right: scaled(28), top: 8, bottom: 0 }}
      series={[
        { data: bars.map(({ value }) => value), color: token.accent, valueFormatter: (value) => format(value ?? 0) },
      ]}
      xAxis={[
        horizontal
          ? { ...pounds, height }
          : { ...labels, height, tickLabelInterval: scaled(1) > 1.25 ? 'auto' : everyOther },
      ]}
      yAxis={[horizontal ? { ...labels, width: scaled(16 + longest * 7) } : { ...pounds, width: scaled(52) }]}
      grid={horizontal ? { vertical: true } : { horizontal: true }}
      borderRadius={4}
      hideLegend
      {...(onOpen && { onAxisClick: (_, axis) => axis && onOpen(axis.dataIndex) })}
      sx={{ '& .MuiChartsGrid-line': { stroke: token.hairline }, ...(onOpen && { cursor: 'pointer' }) }}
    />
  )
}
