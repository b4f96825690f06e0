import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetDeviceMemory } from '../../session/device-memory.ts'
import { inForcedColors } from '../../testing/forced-colors.ts'
import { openPage } from '../../testing/open-page.tsx'
import { stubBank } from '../../testing/stub-bank.ts'
import { demonstrate } from '../../demonstration/demonstration.ts'
import { PspIntegrationsPage } from './psp-integrations-page.tsx'

vi.setConfig({ testTimeout: 30_000 })

const downloads = vi.hoisted(() => ({ names: [] as string[] }))
vi.mock('../../documents/download.ts', () => ({ downloadFile: (name: string) => downloads.names.push(name) }))

function open(tab = '') {
  const { calls } = stubBank()
  return { ...openPage(<PspIntegrationsPage />, { at: `/psp-integrations${tab}` }), calls }
}
const rows = () => screen.getAllByRole('row').slice(1)
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

beforeEach(() => {
  localStorage.clear()
  downloads.names.length = 0
})

test('draws the scale of the risk score in forced-colors mode, which has no gradients', () => {
  openPage(<PspIntegrationsPage />, { at: '/psp-integrations?tab=anti-fraud', styled: true })
  const scale = screen.getByText('of 100').parentElement?.nextElementSibling
  expect(inForcedColors(scale).map(({ border }) => border)).toEqual(['1px solid canvastext'])
})

test.each(['', '?tab=lpm', '?tab=checkout', '?tab=anti-fraud'])('shows the claims above the tabs at "%s"', (tab) => {
  open(tab)
  const tabs = screen.getByRole('tablist')
  for (const claim of ['150+ countries', 'PCI compliant', 'RESTful APIs'])
    expect(screen.getByText(claim).compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('shows the sample keys of the settings, and asks nobody to be verified for live ones', () => {
  open()
  expect([valueOf('Live key'), valueOf('Test key')]).toEqual(['crd_live_••••••••••7Q4K', 'crd_test_••••••••••n8Rw'])
  expect(screen.queryByText(/once your business is verified/)).toBeNull()
})

test("shows the sample keys also with the bank's own figures, and says that they are samples", () => {
  demonstrate({ samples: false })
  open()
  expect([valueOf('Live key'), valueOf('Test key')]).toEqual(['crd_live_••••••••••7Q4K', 'crd_test_••••••••••n8Rw'])
  expect(screen.getAllByText(/^Sample key\. /)).toHaveLength(2)
  demonstrate({ samples: true })
})

test('says in the live build that there is no key', () => {
  demonstrate({ illustrated: false })
  open()
  expect([valueOf('Live key'), valueOf('Test key')]).toEqual(['No key yet', 'No key yet'])
  demonstrate({ illustrated: true })
})

test('clears the generated key, the webhook URL and its checks when another scenario is loaded', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Generate Key' }))
  await userEvent.click(screen.getByLabelText('Webhook URL'))
  await userEvent.paste('https://shop.example/hook')
  await userEvent.click(screen.getByRole('button', { name: 'Check URL' }))
  await screen.findByRole('region', { name: 'Sample event' })
  act(() => forgetDeviceMemory(true))
  expect(screen.queryByRole('group', { name: 'New test key' })).toBeNull()
  expect(valueOf('Webhook URL')).toBe('')
  expect(screen.queryByText('Valid URL. No request was sent.')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Sample event' })).toBeNull()
})

describe('API keys', () => {
  test('are read-only and masked', () => {
    open()
    for (const label of ['Live key', 'Test key']) {
      expect(screen.getByLabelText(label)).toHaveProperty('readOnly', true)
      expect(valueOf(label)).toMatch(/^crd_(live|test)_•+\w{4}$/)
    }
  })

  test('are shown in full once after generation, then masked; storage keeps the last four characters', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Generate Key' }))
    const shown = within(screen.getByRole('group', { name: 'New test key' })).getByText(/^crd_test_\w{32}$/)
    const key = shown.textContent
    expect(document.getElementById('announcements')?.textContent).toMatch(/^Test key generated\./)
    await userEvent.click(screen.getByRole('button', { name: 'Hide key' }))
    expect(screen.queryByText(key)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'API keys' }))
    expect(valueOf('Test key')).toBe(`crd_test_••••••••••${key.slice(-4)}`)
    expect(Object.entries(localStorage).join()).not.toContain(key.slice(9, -4))
    open()
    await waitFor(() => expect(valueOf('Test key')).toBe(`crd_test_••••••••••${key.slice(-4)}`))
  })
})

describe('the webhook URL', () => {
  test('shows a sample event and is stored when valid, without any request', async () => {
    const { calls } = open()
    await userEvent.type(screen.getByLabelText('Webhook URL'), 'https://shop.example/hook')
    await userEvent.click(screen.getByRole('button', { name: 'Check URL' }))
    expect(await screen.findByText('Valid URL. No request was sent.')).toBeDefined()
    const event = await screen.findByRole('region', { name: 'Sample event' })
    expect(JSON.parse(event.textContent)).toMatchObject({
      type: 'payment.settled',
      data: { status: 'settled', rail: 'SEPA_INSTANT' },
    })
    expect(screen.getByRole('region', { name: 'Sample event headers' }).textContent).toMatch(
      /Corridor-Signature: t=\d+,v1=[0-9a-f]{64}/,
    )
    expect(calls).toEqual([])
    open()
    await waitFor(() => expect(valueOf('Webhook URL')).toBe('https://shop.example/hook'))
  })

  test('comes back after a reload, also when it is unfinished', async () => {
    open()
    await userEvent.type(screen.getByLabelText('Webhook URL'), 'https://shop')
    // As a reload: `cleanup` would unmount the form, and that removes its draft.
    const stored = Object.entries(sessionStorage) as [string, string][]
    cleanup()
    for (const [key, value] of stored) sessionStorage.setItem(key, value)
    open()
    await waitFor(() => expect(valueOf('Webhook URL')).toBe('https://shop'))
  })

  test('shows the failed checks and no event when invalid, also after a valid one', async () => {
    open()
    const field = screen.getByLabelText('Webhook URL')
    await userEvent.type(field, 'https://shop.example/hook')
    await userEvent.click(screen.getByRole('button', { name: 'Check URL' }))
    await screen.findByRole('region', { name: 'Sample event' })
    await userEvent.clear(field)
    await userEvent.type(field, 'http://localhost:3000/hook')
    expect(screen.queryByText('Valid URL. No request was sent.')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Sample event' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Check URL' }))
    expect(await screen.findByText('2 of 4 checks failed')).toBeDefined()
    expect(screen.getByText('Events carry payment data: use https')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Sample event' })).toBeNull()
  })

  test('announces the result of each check, also when it is the same', async () => {
    open()
    const outcome = screen.getAllByRole('status').find((region) => region.closest('section')?.querySelector('form'))
    expect(outcome?.textContent).toBe('')
    await userEvent.type(screen.getByLabelText('Webhook URL'), 'http://localhost:3000/hook')
    await userEvent.click(screen.getByRole('button', { name: 'Check URL' }))
    await waitFor(() => expect(outcome?.textContent).toBe('2 of 4 checks failed'))
    const words = outcome?.firstChild
    await userEvent.click(screen.getByRole('button', { name: 'Check URL' }))
    await waitFor(() => expect(outcome?.firstChild).not.toBe(words))
    expect(outcome?.textContent).toBe('2 of 4 checks failed')
  })

  test('is required', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Check URL' }))
    expect(await screen.findByText('Enter the URL that receives your events')).toBeDefined()
  })
})

test.each([
  ['cURL', 'curl https://'],
  ['Node.js', 'import { Corridor }'],
  ['Python', 'from corridor import'],
  ['PHP', '<?php'],
])('shows and copies the %s example', async (language, start) => {
  open()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: language }))
  expect(screen.getByRole('region', { name: `${language} example` }).textContent).toContain(start)
  await user.click(screen.getByRole('button', { name: `Copy ${language} example` }))
  expect(await navigator.clipboard.readText()).toContain(start)
})

test.each([
  ['Node.js', 'corridor-node-preview.zip'],
  ['Python', 'corridor-python-preview.zip'],
  ['PHP', 'corridor-php-preview.zip'],
])('downloads the %s SDK, and announces it', async (language, file) => {
  open()
  await userEvent.click(screen.getByRole('button', { name: `Download ${language} SDK` }))
  await waitFor(() => expect(downloads.names).toEqual([file]))
  await waitFor(() => expect(document.getElementById('announcements')?.textContent).toBe(`${language} SDK downloaded`))
})

test('links to the support e-mail and offers its address to copy', () => {
  open()
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toMatch(
    /^mailto:support@corridor\.example\?subject=/,
  )
  expect(screen.getByRole('button', { name: 'Copy support address' })).toBeDefined()
})

describe('the LPM network', () => {
  test('lists ten methods and filters them while typing', async () => {
    open('?tab=lpm')
    expect(rows()).toHaveLength(10)
    expect(within(rows()[0] as HTMLElement).getByText('I', { selector: '[aria-hidden]' })).toBeDefined()
    await userEvent.type(screen.getByLabelText('Search payment methods'), 'poland')
    expect(rows()).toHaveLength(2)
    expect(screen.getByText('2 methods')).toBeDefined()
    expect(screen.getByRole('row', { name: /Przelewy24.*1-2 days/ })).toBeDefined()
  })

  test('shows an empty state without matches, and "Clear search" focuses the search field', async () => {
    open('?tab=lpm')
    await userEvent.type(screen.getByLabelText('Search payment methods'), 'zzz')
    expect(screen.getByText('No payment methods found')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(rows()).toHaveLength(10)
    expect(document.activeElement).toBe(screen.getByLabelText('Search payment methods'))
  })
})

test.each([
  ['checkout', 'Customisable Checkout'],
  ['anti-fraud', 'Anti-Fraud Tools'],
])('the tab %s is labelled as planned and has a non-interactive preview', (tab, title) => {
  const { container } = open(`?tab=${tab}`)
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByText('Planned')).toBeDefined()
  expect(screen.getByText(/^Preview/)).toBeDefined()
  expect(container.querySelector('[inert] button, [inert] a, [inert] input')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for early access' })).toBeDefined()
})

test('changes the theme of the checkout preview', async () => {
  open('?tab=checkout')
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
  expect(screen.getByText(/dark look/)).toBeDefined()
})

test('gives each tab a URL and moves between tabs with the arrow keys', async () => {
  const { address } = open('?tab=lpm')
  screen.getByRole('tab', { name: 'LPM Network' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(address()).toBe('/psp-integrations?tab=checkout')
  await userEvent.keyboard('{Home}')
  expect(address()).toBe('/psp-integrations')
})
