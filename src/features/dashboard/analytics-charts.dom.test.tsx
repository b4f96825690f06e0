import type { BarChartProps } from '@mui/x-charts/BarChart'
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Bars } from './analytics-charts.tsx'

const drawn = vi.hoisted(() => vi.fn<(props: BarChartProps) => null>(() => null))
vi.mock('@mui/x-charts/BarChart', () => ({ BarChart: drawn }))

afterEach(() => document.documentElement.removeAttribute('style'))

test.for([
  ['16px', 12, 108],
  ['32px', 24, 216],
] as const)('draws labels in the size of the text around them: %s', ([usual, label, height]) => {
  document.documentElement.style.fontSize = usual
  const bars = [
    { label: 'USD', value: 2 },
    { label: 'GBP', value: 1 },
  ]
  render(<Bars bars={bars} layout="horizontal" format={String} />)
  const [{ height: shown, yAxis = [] } = {} as BarChartProps] = drawn.mock.lastCall ?? []
  expect([shown, yAxis[0]?.tickLabelStyle?.fontSize]).toEqual([height, label])
})
