import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createConsole } from '../../console.ts'
import { createPresentation } from '../../brand/presentation.ts'
import { readShareLink } from '../../links/share-link.ts'
import { sendVerification } from '../../../bank/domains/auth/changes.ts'
import { loggedRequest } from '../../../bank/testing/logged-request.ts'
import { PROSPECT_COUNTRIES, PROSPECT_CURRENCIES } from '../../../bank/store/prospect-kit.ts'
import { createTestBank, type TestBankOptions } from '../../../bank/testing/test-bank.ts'
import { createFeedback } from '../../feedback/feedback.ts'
import { createHonestySwitch } from '../overlays/honesty-switch.ts'
import { Panel } from './panel.tsx'
import { DockContext } from '../dock-context.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

async function open(options: TestBankOptions = {}) {
  const { bank, storage } = await createTestBank(options)
  const services = {
    bank,
    corridor: createConsole(bank),
    basePath: '/',
    presentation: createPresentation(storage, '/', () => undefined),
    requests: bank.requests,
    honesty: createHonestySwitch(),
    feedback: createFeedback(storage, '/'),
    tour: { state: () => undefined, subscribe: () => () => undefined },
    command: async () => undefined,
    alone: false,
    hide: () => undefined,
  }
  render(
    <DockContext value={services}>
      <Panel onClose={() => undefined} />
    </DockContext>,
  )
  return services
}

it('shows the other tabs when one cannot be rendered, and leads back to the first', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { presentation } = await open()
  vi.spyOn(presentation, 'brand').mockImplementation(() => {
    throw new Error('no brand')
  })
  fireEvent.click(screen.getByRole('tab', { name: 'Brand' }))
  expect(screen.getByRole('alert').textContent).toContain('This tab could not be shown.')
  fireEvent.click(screen.getByRole('tab', { name: 'Clock' }))
  expect(screen.getByRole('button', { name: 'Next event' })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Brand' }))
  fireEvent.click(screen.getByRole('button', { name: 'Back to the first tab' }))
  expect(screen.getByRole('tab', { name: 'Scenario' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('heading', { name: 'Scenarios' })).toBeTruthy()
})

const chooseScenario = (title: RegExp) => fireEvent.click(screen.getByRole('button', { name: title }))

it('asks before another scenario replaces what was done, and not when nothing was', async () => {
  const { bank } = await open()
  chooseScenario(/^Verified, no accounts/)
  await waitFor(() => expect(bank.record.scenario).toBe('empty'))
  await screen.findByText('Started “Verified, no accounts”.')
  await bank.change((tx) => sendVerification(tx, { id: 'u', name: 'Rosa', email: 'rosa@tamar.example' }))
  chooseScenario(/^Suspended company/)
  const question = screen.getByRole('group', { name: 'Start “Suspended company”?' })
  expect(question.textContent).toContain('What was done since this scenario began will be lost.')
  fireEvent.click(within(question).getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('group', { name: 'Start “Suspended company”?' })).toBeNull()
  expect(bank.record.scenario).toBe('empty')
  chooseScenario(/^Suspended company/)
  fireEvent.click(screen.getByRole('button', { name: 'Start anyway' }))
  await waitFor(() => expect(bank.record.scenario).toBe('suspended'))
})

it('does what a notice offers and dismisses it, or says why that failed', async () => {
  const { bank } = await open()
  const bringUpToDate = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('The browser keeps no more data.'))
    .mockResolvedValueOnce()
  bank.notices.say('state', 'Its dates are old.', { label: 'Bring up to date', act: bringUpToDate })
  fireEvent.click(await screen.findByRole('button', { name: 'Bring up to date' }))
  expect(await screen.findByText('The browser keeps no more data.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Bring up to date' }))
  await waitFor(() => expect(screen.queryByText('Its dates are old.')).toBeNull())
  expect(bringUpToDate).toHaveBeenCalledTimes(2)
})

it('shows a mail as the customer sees it, in a frame without any permission', async () => {
  await open({ scenario: 'unverified' })
  fireEvent.click(screen.getByRole('tab', { name: /^Inbox/ }))
  const frame = screen.getByTitle<HTMLIFrameElement>('Verify your email, as the customer sees it')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.srcdoc).toContain('Hello Rosa Penhale,')
})

it('leaves arrow keys with a modifier to the browser', async () => {
  await open()
  const scenario = screen.getByRole('tab', { name: 'Scenario' })
  scenario.focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}')
  expect(scenario.ariaSelected).toBe('true')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('tab', { name: /^Prospect/ }).ariaSelected).toBe('true')
})

it('selects the next payment after a decision, and keeps the focus when no action is left', async () => {
  await open({ signedIn: true })
  fireEvent.click(screen.getByRole('tab', { name: 'Outcomes' }))
  const section = within(screen.getByRole('region', { name: /^Payments under way/ }))
  const [first, second] = section.getAllByRole('button', { name: 'Fail' })
  first?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(first?.isConnected).toBe(false))
  expect(document.activeElement?.closest('li')).toBe(second?.closest('li'))

  const [block] = within(screen.getByRole('region', { name: 'Cards' })).getAllByRole('button', { name: 'Block' })
  block?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(block?.ariaDisabled).toBe('true'))
  expect(block).toHaveProperty('disabled', false)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(block)
})

it('accepts the same logo again after it was removed', async () => {
  const { presentation } = await open()
  fireEvent.click(screen.getByRole('tab', { name: 'Brand' }))
  // jsdom decodes no pictures.
  vi.stubGlobal('Image', function DecodedImage() {
    return Object.assign(document.createElement('img'), { decode: () => Promise.resolve() })
  })
  const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' })
  const choose = async () => {
    await userEvent.upload(screen.getByLabelText('Logo from a file'), logo)
    await waitFor(() => expect(presentation.brand().logo).toMatch(/^data:image\/svg\+xml;base64,/))
  }
  await choose()
  fireEvent.click(screen.getByRole('button', { name: 'Remove logo' }))
  expect(presentation.brand().logo).toBeUndefined()
  await choose()
  vi.unstubAllGlobals()
})

it.each(['established', 'fresh', 'enterprise'])(
  'shares a link to the scenario %s that can be followed, whatever a saved state said of it',
  async (scenario) => {
    const { bank } = await open()
    await bank.begin(scenario, { payments: 50 })
    fireEvent.click(screen.getByRole('tab', { name: 'Share' }))
    const { hash } = new URL(screen.getByLabelText<HTMLInputElement>('Scenario link').value)
    expect(readShareLink(hash)).toMatchObject({ kind: 'link', link: { scenario } })
  },
)

it('starts to copy the state link during the press, before the link is ready', async () => {
  const write = vi.fn<(items: { 'text/plain': Promise<string> }[]) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('ClipboardItem', function ClipboardItem(this: object, parts: object) {
    Object.assign(this, parts)
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { clipboard: { write } }))
  await open()
  fireEvent.click(screen.getByRole('tab', { name: 'Share' }))
  fireEvent.click(screen.getByRole('button', { name: 'Copy state link' }))
  expect(write).toHaveBeenCalledOnce()
  expect(await write.mock.calls[0]?.[0][0]?.['text/plain']).toContain('#state=')
  await screen.findByText('State link copied.')
  vi.unstubAllGlobals()
})

it('sets the clock in local time, and starts the scenario again for an earlier date', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const { bank } = await open()
  fireEvent.click(screen.getByRole('tab', { name: 'Clock' }))
  const field = screen.getByLabelText<HTMLInputElement>('Date and time')
  expect(field.value).toBe('2026-11-20T18:30')
  const set = async (value: string, time: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Set the clock' }))
    await waitFor(() => expect(new Date(bank.now()).toISOString()).toBe(time))
  }
  const { epoch } = bank.record
  await set('2026-11-22T09:00', '2026-11-22T00:00:00.000Z')
  expect(bank.record.epoch).toBe(epoch)
  await set('2026-11-19T09:00', '2026-11-19T00:00:00.000Z')
  expect(bank.record.epoch).not.toBe(epoch)
})

it('says that there is no call, that none matches, and how many more than the listed ones there are', async () => {
  const { bank } = await open()
  fireEvent.click(screen.getByRole('tab', { name: 'Requests' }))
  expect(screen.getByText('No calls yet.')).toBeTruthy()
  bank.requests.add(loggedRequest)
  expect(await screen.findByRole('button', { name: /POST.*login/ })).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Find a call' }), { target: { value: 'cards' } })
  expect(screen.getByText('No call matches.')).toBeTruthy()
  for (let made = 1; made <= 61; made += 1) bank.requests.add({ ...loggedRequest, id: `${made}`, path: '/api/cards' })
  expect(await screen.findByText('The latest 60 of 61. The HAR has all calls.')).toBeTruthy()
})

const optionsOf = (name: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ value }) => value)

it('offers a prospect every country and every currency of an account, and names what is shown', async () => {
  const { bank } = await open()
  fireEvent.click(screen.getByRole('tab', { name: /^Prospect/ }))
  expect(optionsOf('Country').toSorted()).toEqual([...PROSPECT_COUNTRIES].toSorted())
  expect(optionsOf('Main currency')).toEqual(['', ...PROSPECT_CURRENCIES])
  fireEvent.change(screen.getByLabelText('Company'), { target: { value: 'Brightwater Logistics' } })
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'PT' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show this company' }))
  expect(await screen.findByText('Showing Brightwater Logistics.')).toBeTruthy()
  expect(bank.record.prospect?.country).toBe('PT')
  fireEvent.click(screen.getByRole('tab', { name: /^Scenario/ }))
  expect(screen.queryByText(/London coffee importer/)).toBeNull()
  expect(screen.getByText(/^Pays suppliers/)).toBeTruthy()
})
