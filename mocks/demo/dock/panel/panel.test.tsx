import { requestsOf } from '../../../bank/http/request-log.ts'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { readShareLink } from '../../links/share-link.ts'
import { sendVerification } from '../../../bank/domains/auth/changes.ts'
import { loggedRequest } from '../../../bank/testing/logged-request.ts'
import { PROSPECT_COUNTRIES, PROSPECT_CURRENCIES } from '../../../bank/store/prospect-kit.ts'
import type { TestBankOptions } from '../../../bank/testing/test-bank.ts'
import { Panel } from './panel.tsx'
import type { Spot } from './places.tsx'
import { DockContext } from '../dock-context.ts'
import { createTestServices } from '../testing/test-services.ts'
import { RunProvider } from './run.tsx'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

async function open(options: TestBankOptions = {}, first?: Spot) {
  const services = await createTestServices(options)
  render(
    <DockContext value={services}>
      <RunProvider>
        <Panel first={first} onClose={() => undefined} />
      </RunProvider>
    </DockContext>,
  )
  return services
}

const openPlace = (place: string, ...sections: string[]) => {
  fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^${place}`) }))
  expect(document.querySelector('[role=tabpanel]')).toHaveProperty('ariaLabel', place)
  for (const section of sections) {
    const summary = within(screen.getByRole('heading', { name: new RegExp(`^${section}`) })).getByRole('button')
    if (summary.getAttribute('aria-expanded') === 'false') fireEvent.click(summary)
  }
}

const readScenarioLink = () =>
  readShareLink(new URL(screen.getByLabelText<HTMLInputElement>('Scenario link').value).hash)

it('shows the other places when one cannot be rendered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { presentation } = await open()
  openPlace('Drive')
  vi.spyOn(presentation, 'brand').mockImplementation(() => {
    throw new Error('no brand')
  })
  openPlace('Scene')
  expect(screen.getByRole('alert').textContent).toContain('This place could not be shown.')
  openPlace('Drive')
  expect(screen.getByRole('button', { name: 'Next event' })).toBeTruthy()
})

it('leads the focus to what the field has found, and keeps it for what is done at once', async () => {
  // jsdom has no layout.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  const { bank } = await open()
  const field = screen.getByRole('combobox', { name: 'Find an action' })
  await userEvent.type(field, 'offline on{Enter}')
  expect(bank.network.offline).toBe(true)
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'import a tour{Enter}')
  expect(document.activeElement?.textContent).toMatch(/^Tours/)
})

it('opens at the section that it is given, and puts the focus there', async () => {
  await open({}, { place: 'Hand over', section: 'Feedback' })
  expect(document.activeElement?.textContent).toMatch(/^Feedback/)
})

it('begins with Scene when another build has left it at a place that is not known', async () => {
  sessionStorage.setItem('corridor:dock-place', JSON.stringify({ place: 'Stage', open: [] }))
  await open()
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Scene')
})

/** Fields are found by their labels: looking for roles takes jsdom a second in a form this long. */
const choose = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } })
const showThis = () => fireEvent.click(screen.getByText('Show this'))

it('asks before another scenario replaces what was done, and not when nothing was', async () => {
  const { bank } = await open()
  choose('Scenario', 'empty')
  showThis()
  await waitFor(() => expect(bank.record.scenario).toBe('empty'))
  await screen.findByText('Loaded “Verified, no accounts”.')
  await bank.change((tx) => sendVerification(tx, { id: 'u', name: 'Rosa', email: 'rosa@tamar.example' }))
  choose('Scenario', 'suspended')
  showThis()
  const question = await screen.findByRole('group', { name: 'Start “Suspended company”?' })
  expect(question.textContent).toContain('Everything done since this scenario began will be lost.')
  fireEvent.click(within(question).getByText('Keep it'))
  expect(screen.queryByRole('group', { name: 'Start “Suspended company”?' })).toBeNull()
  expect(bank.record.scenario).toBe('empty')
  showThis()
  fireEvent.click(await screen.findByText('Start anyway'))
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
  openPlace('Drive', 'Inbox')
  const frame = screen.getByTitle<HTMLIFrameElement>('Verify your email, as the customer sees it')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.srcdoc).toContain('Hello Rosa Penhale,')
})

it('leaves arrow keys with a modifier to the browser', async () => {
  await open()
  const scene = screen.getByRole('tab', { name: 'Scene' })
  scene.focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(scene.ariaSelected).toBe('true')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: /^Drive/ }).ariaSelected).toBe('true')
})

it('describes a button by its row, and moves the focus to the next row when a row is removed', async () => {
  await open({ signedIn: true })
  openPlace('Drive', 'Cards')
  const section = within(screen.getByRole('region', { name: /^Payments under way/ }))
  const [first, second] = section.getAllByRole('button', { name: 'Fail', description: /\w.* · \w+$/ })
  first?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(first?.isConnected).toBe(false))
  expect(document.activeElement?.closest('li')).toBe(second?.closest('li'))

  const cards = within(screen.getByRole('region', { name: /^Cards/ }))
  const [block] = cards.getAllByRole('button', { name: 'Block', description: /^\w.* ·\d{4}$/ })
  block?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(block?.ariaDisabled).toBe('true'))
  expect(block).toHaveProperty('disabled', false)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(block)
})

it('shows a logo, and the same one again after it was removed', async () => {
  const { presentation } = await open()
  // jsdom decodes no pictures.
  vi.stubGlobal('Image', function DecodedImage() {
    return Object.assign(document.createElement('img'), { decode: () => Promise.resolve() })
  })
  const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' })
  const chooseLogo = async () => {
    await userEvent.upload(screen.getByLabelText('Logo of the bank'), logo)
    await screen.findByText('Remove logo')
    showThis()
    await waitFor(() => expect(presentation.brand().logo).toMatch(/^data:image\/svg\+xml;base64,/))
  }
  await chooseLogo()
  fireEvent.click(screen.getByText('Remove logo'))
  showThis()
  await waitFor(() => expect(presentation.brand().logo).toBeUndefined())
  await chooseLogo()
  vi.unstubAllGlobals()
})

it('keeps the bank when only its brand changes', async () => {
  const { bank, presentation } = await open()
  const { epoch } = bank.record
  choose('Name of the bank', 'Tideway')
  showThis()
  await waitFor(() => expect(presentation.brand().name).toBe('Tideway'))
  expect(bank.record.epoch).toBe(epoch)
})

it.each(['established', 'fresh', 'enterprise'])(
  'shares a link to the scenario %s that can be followed, whatever a saved state said of it',
  async (scenario) => {
    const { bank } = await open()
    await bank.begin(scenario, { payments: 50 })
    openPlace('Hand over')
    expect(readScenarioLink()).toMatchObject({ kind: 'link', link: { scenario } })
  },
)

it('makes the scenario link with what is switched on', async () => {
  const { bank } = await open()
  await bank.begin('established')
  openPlace('Hand over')
  for (const name of ['At the current clock time', 'Without this dock'])
    fireEvent.click(screen.getByRole('switch', { name }))
  fireEvent.change(screen.getByLabelText('Play a tour'), { target: { value: 'lost-card' } })
  fireEvent.change(screen.getByLabelText('Kiosk: reset after … s idle'), { target: { value: '90' } })
  const { seed } = bank.record
  const link = { seed, now: bank.now(), dock: 'off', tour: 'lost-card', play: true, kiosk: 90 }
  await waitFor(() => expect(readScenarioLink()).toMatchObject({ kind: 'link', link }))
})

it('starts to copy the state link during the press, before the link is ready', async () => {
  const write = vi.fn<(items: { 'text/plain': Promise<string> }[]) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('ClipboardItem', function ClipboardItem(this: object, parts: object) {
    Object.assign(this, parts)
  })
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true })
  await open()
  openPlace('Hand over')
  fireEvent.click(screen.getByRole('button', { name: 'Copy state link' }))
  expect(write).toHaveBeenCalledOnce()
  expect(await write.mock.calls[0]?.[0][0]?.['text/plain']).toContain('#state=')
  await screen.findByText('State link copied.')
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'clipboard')
})

const timeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date and time' })

it('sets the clock in local time; an earlier date starts the scenario again, with a question if it was changed', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const { bank } = await open()
  openPlace('Drive', 'Date and time')
  expect(timeField().value).toBe('2026-11-20 18:30')
  const set = async (value: string, time: string) => {
    fireEvent.change(timeField(), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Set the clock' }))
    await waitFor(() => expect(new Date(bank.now()).toISOString()).toBe(time))
  }
  const { epoch } = bank.record
  await set('2026-11-22 09:00', '2026-11-22T00:00:00.000Z')
  expect(bank.record.epoch).toBe(epoch)
  await set('2026-11-19 09:00', '2026-11-19T00:00:00.000Z')
  expect(bank.record.epoch).not.toBe(epoch)
  await bank.change((tx) => sendVerification(tx, { id: 'u', name: 'Rosa', email: 'rosa@tamar.example' }))
  fireEvent.change(timeField(), { target: { value: '2026-11-18 09:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set the clock' }))
  const question = await screen.findByRole('group', { name: 'Start the scenario again at an earlier date?' })
  expect(new Date(bank.now()).toISOString()).toBe('2026-11-19T00:00:00.000Z')
  fireEvent.click(within(question).getByText('Start anyway'))
  await waitFor(() => expect(new Date(bank.now()).toISOString()).toBe('2026-11-18T00:00:00.000Z'))
})

it('refuses to set the clock to a day that does not exist', async () => {
  const { bank } = await open()
  const before = bank.now()
  openPlace('Drive', 'Date and time')
  fireEvent.change(timeField(), { target: { value: '2027-02-31 09:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set the clock' }))
  expect(await screen.findByText('There is no such time')).toBeTruthy()
  expect(bank.now() - before).toBeLessThan(60_000)
})

it('says that there is no call, that none matches, and how many more than the listed ones there are', async () => {
  const { bank } = await open()
  openPlace('Inspect')
  expect(screen.getByText(/^No calls yet\./)).toBeTruthy()
  requestsOf(bank).add(loggedRequest)
  expect(await screen.findByRole('button', { name: /POST.*login/ })).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Find a call' }), { target: { value: 'cards' } })
  expect(screen.getByText('No call matches.')).toBeTruthy()
  for (let made = 1; made <= 101; made += 1)
    requestsOf(bank).add({ ...loggedRequest, id: `${made}`, path: '/api/cards' })
  expect(await screen.findByText('The latest 100 of 101. The HAR has all calls.')).toBeTruthy()
})

const optionsOf = (name: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ value }) => value)

it('offers a prospect every country and every currency of an account, and names what is shown', async () => {
  const { bank } = await open()
  expect(optionsOf('Country').toSorted()).toEqual([...PROSPECT_COUNTRIES].toSorted())
  expect(optionsOf('Currency')).toEqual(['', ...PROSPECT_CURRENCIES])
  choose('Company', 'Brightwater Sp. z o.o.')
  choose('Country', 'PT')
  showThis()
  expect(await screen.findByText('Loaded “Brightwater Sp. z o.o.”.')).toBeTruthy()
  expect(bank.record.prospect?.country).toBe('PT')
  expect(screen.queryByText(/London coffee importer/)).toBeNull()
  expect(screen.getByText(/^Pays suppliers/)).toBeTruthy()
})

it('shows what is wrong with a failure, and sets it once that is corrected', async () => {
  const { bank } = await open()
  openPlace('Break')
  choose('Delay, ms', 'abc')
  fireEvent.click(screen.getByText('Set failure'))
  expect(await screen.findByText('Enter a whole number from 0 to 60000')).toBeTruthy()
  choose('Delay, ms', '1500')
  fireEvent.click(screen.getByText('Set failure'))
  await waitFor(() => expect(bank.network.faults).toMatchObject([{ delay: 1500, rate: 1 }]))
})
