import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SERVER_NEWS } from '../../contract/server-news.ts'
import { deviceKey, writeText } from '../../session/device-memory.ts'
import { demonstrate } from '../../demonstration/demonstration.ts'
import { stubMedia } from '../../testing/media.ts'
import { SARAH } from '../../testing/rows.ts'
import { reply } from '../../testing/stub-bank.ts'
import { halden, open, rows } from './settings-test-kit.tsx'

vi.setConfig({ testTimeout: 30_000 })

const downloads = vi.hoisted(() => ({ files: [] as { name: string; content: unknown }[] }))
vi.mock('../../documents/download.ts', () => ({
  downloadFile: (name: string, content: unknown) => downloads.files.push({ name, content }),
}))

beforeEach(() => {
  localStorage.clear()
  downloads.files.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe('the organization', () => {
  test('shows the stored details, with the legal ones read-only', async () => {
    open('')
    expect(await screen.findByLabelText('Company Name')).toHaveProperty('value', halden.name)
    for (const [label, value] of [
      ['Legal Name', halden.name],
      ['Registration Number', halden.registrationNumber],
      ['Country', 'United Kingdom'],
    ] as const) {
      expect(screen.getByText(label, { selector: 'dt' }).parentElement?.textContent).toBe(label + value)
    }
    // Not the name, which follows the company name.
    expect(screen.getByText(/To change the number or the country, contact support/)).toBeDefined()
    expect(screen.getByText('Active')).toBeDefined()
    expect(screen.getByText(/Verification is complete/)).toBeDefined()
  })

  test('sends the three fields of the contract and shows the answer', async () => {
    let stored = halden
    const { calls } = open('', {
      'GET /api/organizations': () => [stored],
      [`PATCH /api/organizations/${halden.id}`]: async (request: Request) =>
        (stored = { ...stored, ...((await request.json()) as object) }),
    })
    const name = await screen.findByLabelText('Company Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Halden Coffee Ltd')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Organization updated')).toBeDefined()
    expect(screen.getByText('Your organization details have been updated successfully.')).toBeDefined()
    const sent = calls.find(({ call }) => call.startsWith('PATCH'))
    expect(sent?.body).toEqual({ name: 'Halden Coffee Ltd', website: halden.website, address: halden.address })
    expect(await screen.findByText('Halden Coffee Ltd', { selector: 'dd *' })).toBeDefined()
  })

  test('shows what another tab has saved meanwhile', async () => {
    const bank = open('')
    await screen.findByDisplayValue(halden.name)
    bank.answer('GET /api/organizations', [{ ...halden, name: 'Halden Coffee Ltd' }])
    window.dispatchEvent(new CustomEvent(SERVER_NEWS, { detail: { paths: ['/api/organizations'] } }))
    expect(await screen.findByDisplayValue('Halden Coffee Ltd')).toBeDefined()
  })

  test('requires name and address before sending', async () => {
    const { calls } = open('')
    await userEvent.clear(await screen.findByLabelText('Company Name'))
    await userEvent.clear(screen.getByLabelText('Address'))
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Company name is required')).toBeDefined()
    expect(screen.getByText('Address is required')).toBeDefined()
    expect(calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false)
  })

  test('shows the message of the bank when it refuses', async () => {
    open('', { [`PATCH /api/organizations/${halden.id}`]: reply(422, 'Company name is reserved') })
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('422: Company name is reserved')).toBeDefined()
  })

  test('shows "No organization found" and sends nothing when there is none', async () => {
    const { calls } = open('', { 'GET /api/organizations': [] })
    await userEvent.type(await screen.findByLabelText('Company Name'), 'Tamar')
    await userEvent.type(screen.getByLabelText('Address'), '1 Quay Road, Looe')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('No organization found')).toBeDefined()
    expect(screen.getByText('Error')).toBeDefined()
    expect(calls.every(({ call }) => call.startsWith('GET'))).toBe(true)
  })

  test.each(['PENDING_VERIFICATION', 'ON_HOLD'])(
    'asks to complete verification and offers no screening while %s',
    async (status) => {
      open('', { 'GET /api/organizations': [{ ...halden, status }] })
      expect(await screen.findByText('Complete verification to activate all features.')).toBeDefined()
      expect(screen.getByRole('link', { name: 'Go to verification' }).getAttribute('href')).toBe('/verify')
      expect(screen.queryByRole('button', { name: 'Request Re-screening' })).toBeNull()
    },
  )

  test('shows an unknown status grey and capitalised', async () => {
    open('', { 'GET /api/organizations': [{ ...halden, status: 'ON_HOLD' }] })
    const chip = (await screen.findByText('On hold')).closest<HTMLElement>('[data-tone]')
    expect(chip?.dataset.tone).toBe('default')
  })

  test('tells a suspended company to contact support', async () => {
    open('', { 'GET /api/organizations': [{ ...halden, status: 'SUSPENDED' }] })
    expect(await screen.findByText('Complete verification to activate all features.')).toBeDefined()
    expect(await screen.findByText('Your company is suspended.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toMatch(/^mailto:/)
    expect(screen.queryByRole('link', { name: /verification/ })).toBeNull()
  })

  test('tells a completed application with a rejected owner to contact support', async () => {
    writeText(deviceKey('sent-application', SARAH.id), JSON.stringify(halden.id))
    open('', {
      'GET /api/organizations': [{ ...halden, status: 'PENDING_VERIFICATION' }],
      'GET /api/kyc/list': [
        {
          id: 'u1',
          fullName: 'Viktor Reyes',
          dob: '1970-01-01',
          nationality: 'OTHER',
          ownershipPct: 25,
          status: 'rejected',
        },
      ],
    })
    expect(await screen.findByText('Complete verification to activate all features.')).toBeDefined()
    expect(
      await screen.findByText(
        "Your company can't be activated yet. A beneficial owner was rejected. We can help you resolve this.",
      ),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toMatch(/^mailto:/)
    expect(screen.queryByRole('link', { name: /verification|application/ })).toBeNull()
  })

  test('says that a completed application was received', async () => {
    writeText(deviceKey('sent-application', SARAH.id), JSON.stringify(halden.id))
    open('', {
      'GET /api/organizations': [{ ...halden, status: 'PENDING_VERIFICATION' }],
      'GET /api/kyc/list': [],
    })
    expect(await screen.findByText("Application received. We'll email you within 1–2 business days.")).toBeDefined()
    expect(screen.getByText('Complete verification to activate all features.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'View application' })).toBeDefined()
  })

  test('says that it may be out of date when the saved details cannot be read again', async () => {
    let reads = 0
    open('', {
      'GET /api/organizations': () => ((reads += 1) === 1 ? [halden] : reply(500, 'Down')),
      [`PATCH /api/organizations/${halden.id}`]: halden,
    })
    await screen.findByLabelText('Company Name')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('This may be out of date. 500: Down')).toBeDefined()
    expect(screen.getByLabelText('Company Name')).toHaveProperty('value', halden.name)
  })

  test('retries after a loading error', async () => {
    let broken = true
    open('', {
      'GET /api/organizations': () => (broken ? new Response('Database is down', { status: 500 }) : [halden]),
    })
    expect(await screen.findByText('500: Database is down')).toBeDefined()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Company Name')).toBeDefined()
  })
})

describe('screening', () => {
  test('is grey until it has been run', async () => {
    open('?tab=compliance')
    const chip = (await screen.findByText('Not run yet')).closest<HTMLElement>('[data-tone]')
    expect(chip?.dataset.tone).toBe('default')
    expect(screen.queryByText('No matches')).toBeNull()
    expect(screen.getByText('No screening yet')).toBeDefined()
  })

  test('shows its steps, then the same time on both tabs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    open('')
    await user.click(await screen.findByRole('button', { name: 'Request Re-screening' }))
    expect(screen.getByRole('progressbar', { name: 'Screening progress' })).toBeDefined()
    expect(screen.getByText('Screening: Sanctions lists')).toBeDefined()
    const last = await screen.findByText(/^Last screened \d/)
    expect(screen.queryByRole('progressbar')).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Compliance' }))
    expect(await screen.findByText(last.textContent)).toBeDefined()
    expect(screen.getByText('No matches').closest<HTMLElement>('[data-tone]')?.dataset.tone).toBe('success')
    expect(screen.getByRole('button', { name: 'Run New Screening' })).toBeDefined()
  })
})

describe('users', () => {
  test('breaks a long e-mail address, which would be wider than a phone', async () => {
    open('?tab=users', {}, { styled: true })
    expect(getComputedStyle(await screen.findByText(SARAH.email)).overflowWrap).toBe('anywhere')
  })

  test('names a person without a name by the e-mail address', async () => {
    open('?tab=users', { 'GET /api/user': { ...SARAH, name: '' } }, { signedIn: false })
    expect(await screen.findByText(`${SARAH.email} (you)`)).toBeDefined()
  })

  test('lists an invitation, keeps it after a reload and removes it', async () => {
    open('?tab=users')
    expect(await screen.findByText('Sarah Whitfield (you)')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Invite User' }))
    await userEvent.type(await screen.findByLabelText('Email'), 'ben@halden.example')
    expect(Object.values(sessionStorage).join()).toContain('ben@halden.example')
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('User invited')).toBeDefined()
    open('?tab=users')
    expect(await screen.findByText('ben@halden.example')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Remove ben@halden.example' }))
    await waitFor(() => expect(screen.queryByText('ben@halden.example')).toBeNull())
    expect(screen.getByText(/^Nobody else has been invited/)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Users & Roles' }))
  })

  test('refuses to invite a person who already has access', async () => {
    open('?tab=users')
    await screen.findByText('Sarah Whitfield (you)')
    await userEvent.click(screen.getByRole('button', { name: 'Invite User' }))
    await userEvent.type(await screen.findByLabelText('Email'), 'Sarah@halden.example')
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('This person already has access or an invitation')).toBeDefined()
  })
})

const dates = () => rows().map((row) => /\d+ \w{3} \d{4}/.exec(row.textContent)?.[0])

describe('the document vault', () => {
  test('has a certificate of a fixed date and a bill of last month, also once the clock was moved', async () => {
    demonstrate({ now: () => Date.parse('2026-11-29T12:00:00') })
    open('?tab=compliance')
    await screen.findByRole('table', { name: 'Documents' })
    expect(dates()).toEqual(['12 Mar 2020', '28 Oct 2026'])
    demonstrate({ now: () => Date.parse('2027-01-31T12:00:00') })
    await waitFor(() => expect(dates()).toEqual(['12 Mar 2020', '28 Dec 2026']))
    demonstrate({ now: () => Date.now() })
  })

  test('shows a sample and downloads it as a PDF', async () => {
    open('?tab=compliance')
    await screen.findByRole('table', { name: 'Documents' })
    expect(rows()).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'View Proof of Address' }))
    const dialog = await screen.findByRole('dialog', { name: 'Proof of Address' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(downloads.files.map((file) => file.name)).toEqual(['sample-proof-of-address.pdf']))
    expect(downloads.files[0]?.content).toBeInstanceOf(Blob)
  })
})

test("with the bank's own figures a sample document names the company and its address", async () => {
  demonstrate({ samples: false })
  open('?tab=compliance')
  await userEvent.click(await screen.findByRole('button', { name: 'View Proof of Address' }))
  expect(await within(screen.getByRole('dialog')).findByText(halden.name)).toBeDefined()
  expect(within(screen.getByRole('dialog')).getByText(halden.address)).toBeDefined()
  expect(screen.queryByText('Sample Company Ltd')).toBeNull()
  demonstrate({ samples: true })
})

test('gives each tab a URL and moves between tabs with the arrow keys', async () => {
  stubMedia((query) => query.includes('min-width'))
  const { address } = open('?tab=webhooks')
  const webhooks = await screen.findByRole('tab', { name: 'Webhooks' })
  expect(webhooks.getAttribute('aria-selected')).toBe('true')
  webhooks.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(address()).toBe('/settings?tab=compliance')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Compliance' }))
  await userEvent.keyboard('{Home}')
  expect(address()).toBe('/settings')
  // The tabs are vertical here, so horizontal arrow keys do nothing.
  await userEvent.keyboard('{ArrowRight}')
  expect(address()).toBe('/settings')
  vi.unstubAllGlobals()
})
