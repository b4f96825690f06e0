import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { open, rows } from '../settings-test-kit.tsx'

const downloads = vi.hoisted(() => ({ files: [] as { name: string; content: unknown }[] }))
vi.mock('../../../documents/download.ts', () => ({
  downloadFile: (name: string, content: unknown) => downloads.files.push({ name, content }),
}))

beforeEach(() => {
  localStorage.clear()
  downloads.files.length = 0
})
afterEach(cleanup)

describe('the audit log', () => {
  test('shows the first ten entries with shortened IDs and exports all', async () => {
    open('?tab=audit-log')
    await screen.findByRole('table', { name: 'Audit log' })
    expect(rows()).toHaveLength(10)
    expect(within(rows()[0] as HTMLElement).getByText('00abcdef')).toBeDefined()
    // The date of phones comes before the action.
    expect(within(rows()[0] as HTMLElement).getByRole('rowheader').textContent).toMatch(
      /^20 Nov 2026, .*Payment settled/,
    )
    expect(screen.getByText(/Showing 10 of 14 entries/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('Audit log exported')).toBeDefined()
    const [file] = downloads.files
    expect(file?.name).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
    expect(String(file?.content).trim().split('\r\n')).toHaveLength(15)
  })

  test('filters by the days between two dates, which are included', async () => {
    open('?tab=audit-log')
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-12' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-14' } })
    expect(rows()).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeDefined()
    expect(screen.getByText('Showing 3 of 3 entries that match, 14 in total.')).toBeDefined()
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-12' } })
    expect(screen.getByText('Showing 1 of 1 entry that matches, 14 in total.')).toBeDefined()
  })

  test('filters by action, entity and text, and exports the filtered entries', async () => {
    open('?tab=audit-log')
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'Card frozen')
    expect(rows()).toHaveLength(7)
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(String(downloads.files[0]?.content).trim().split('\r\n')).toHaveLength(8))
    await userEvent.selectOptions(screen.getByLabelText('Entity'), 'Payment')
    expect(screen.getByText('No matching entries')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(rows()).toHaveLength(10)
    expect(document.activeElement).toBe(screen.getByLabelText('Text'))
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'Card frozen')
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(rows()).toHaveLength(10)
    await userEvent.type(screen.getByLabelText('Text'), '3f2a91c12')
    expect(rows()).toHaveLength(1)
  })

  test('shows an empty state and disables the export without entries', async () => {
    open('?tab=audit-log', { 'GET /api/audit-logs': [] })
    expect(await screen.findByText('No activity yet')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', true)
  })
})
