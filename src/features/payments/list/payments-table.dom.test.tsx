import { render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { demonstrate } from '../../../demonstration/demonstration.ts'
import { stubMedia } from '../../../testing/media.ts'
import { buildPayment } from '../../../testing/rows.ts'
import { DEFAULT_SORT } from './payment-filters.ts'
import { PaymentsTable, PaymentsTableSkeleton } from './payments-table.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  demonstrate({ now: () => Date.now() })
})

const payments = Array.from({ length: 100 }, (_, index) =>
  buildPayment({
    createdAt: '2026-11-18T09:00:00.000Z',
    id: `3f2a91c0-0000-4000-8000-${String(index).padStart(12, '0')}`,
    beneficiary: { name: `Supplier ${index}`, account: 'DE89370400440532013000' },
  }),
)

/** Renders the table `top` pixels down the page. Returns the phase of its second render: before paint if nested. */
function openAt(top: number): string | undefined {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  vi.spyOn(HTMLTableSectionElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, 600))
  const phases: string[] = []
  render(
    <MemoryRouter>
      <Profiler id="list" onRender={(_, phase) => phases.push(phase)}>
        <PaymentsTable payments={payments} density="comfortable" sort={DEFAULT_SORT} onSort={() => undefined} />
      </Profiler>
    </MemoryRouter>,
  )
  return phases[1]
}

test('renders once before the first paint in a wide window, where its position is close to the estimate', () => {
  expect(openAt(277)).toBe('update')
  expect(screen.getByText('Supplier 0').closest('td')?.role).toBe('rowheader')
})

test('renders again before the first paint when its position is far from the estimate', () => {
  expect(openAt(600)).toBe('nested-update')
})

const columnsOf = (table: HTMLElement) => [...table.querySelectorAll('col')].map(({ dataset }) => dataset.column)

test('has the columns of the table while the payments load', () => {
  const { unmount } = render(<PaymentsTableSkeleton density="compact" />)
  const [skeleton] = screen.getByRole('status', { name: 'Loading' }).getElementsByTagName('table')
  const columns = skeleton && columnsOf(skeleton)
  expect(skeleton?.dataset.density).toBe('compact')
  unmount()
  openAt(277)
  expect(columns).toEqual(columnsOf(screen.getByRole('table', { name: 'Payments' })))
})

test('omits the year of a date on a phone until another year has begun', async () => {
  stubMedia(() => true)
  demonstrate({ now: () => Date.parse('2026-12-31T12:00:00') })
  openAt(243)
  expect(screen.getAllByText(/^18 Nov · /)).toBeTruthy()
  demonstrate({ now: () => Date.parse('2027-01-01T12:00:00') })
  expect(await screen.findAllByText(/^18 Nov 2026 · /)).toBeTruthy()
})
