import { screen } from '@testing-library/react'
import type { AuditLogEntry } from '../../contract/audit-log.ts'
import type { Organization } from '../../contract/organizations.ts'
import { openPage, type PageOptions } from '../../testing/open-page.tsx'
import { stubBank, type Answers } from '../../testing/stub-bank.ts'
import { SettingsPage } from './settings-page.tsx'

export const halden: Organization = {
  id: '0a1b2c3d-0000-4000-8000-000000000001',
  name: 'Halden Coffee Imports Ltd',
  website: 'https://halden.example',
  address: '18 Tanner Street, London SE1 3LD',
  registrationNumber: '09482117',
  country: 'GB',
  status: 'ACTIVE',
}

const auditLog: AuditLogEntry[] = Array.from({ length: 14 }, (_, index) => ({
  id: `${String(index).padStart(2, '0')}abcdef-0000-4000-8000-000000000000`,
  action: index % 2 === 0 ? 'payment.settled' : 'card.frozen',
  entity: index % 2 === 0 ? `payment 3f2a91c${index}` : 'card 77aa0001',
  createdAt: new Date(Date.UTC(2026, 10, 20 - index, 12)).toISOString(),
}))

/** Opens the settings at a query such as `?tab=users`. */
export function open(tab: string, answers: Answers = {}, options: PageOptions = {}) {
  const bank = stubBank({ 'GET /api/organizations': [halden], 'GET /api/audit-logs': auditLog, ...answers })
  return { ...openPage(<SettingsPage />, { at: `/settings${tab}`, ...options }), ...bank }
}

/** The rows of the table that is shown, without its head. */
export const rows = () => screen.getAllByRole('row').slice(1)
