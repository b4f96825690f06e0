import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { deviceKey, writeText } from '../../session/device-memory.ts'
import { SARAH } from '../../testing/rows.ts'
import { open } from './settings-test-kit.tsx'

beforeEach(() => localStorage.clear())

test('shows a sample webhook until one is set up', async () => {
  open('?tab=webhooks')
  const webhooks = within(await screen.findByRole('table', { name: 'Webhooks' }))
  expect(webhooks.getByRole('row', { name: /shop\.example.*Payment settled.*Sample/ })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Set up a webhook' })).toBeDefined()
})

test.each([
  ['webhooks', 'webhook-url', 'https://hooks.example/pay', 'Remove webhook', 'Webhooks'],
  ['api-keys', 'test-key', { ending: '9xKq', createdAt: '2026-11-20T09:00:00Z' }, 'Remove test key', 'API Keys'],
])('the tab %s removes what was set up, and its heading takes the focus', async (tab, name, kept, remove, heading) => {
  writeText(deviceKey(name, SARAH.id), JSON.stringify(kept))
  open(`?tab=${tab}`)
  await userEvent.click(await screen.findByRole('button', { name: remove }))
  expect(screen.queryByRole('button', { name: remove })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }))
})

test('lists the sample keys that the integrations show', async () => {
  open('?tab=api-keys')
  const keys = within(await screen.findByRole('table', { name: 'API keys' }))
  expect(keys.getByText('crd_live_••••••••••7Q4K')).toBeDefined()
  expect(keys.getByText('crd_test_••••••••••n8Rw')).toBeDefined()
})
