import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bank } from '../../../bank/store/bank.ts'
import { createTestBank } from '../../../bank/testing/test-bank.ts'
import { createConsole } from '../../console.ts'
import { dockActions } from '../dock-actions.ts'
import { keptTours } from '../saved-tours.ts'
import { createRecorder, type Recorder } from './recorder.ts'

beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
  window.history.replaceState(null, '', '/payments')
  document.body.innerHTML = '<main><h1>Payments</h1></main><div id="toasts"></div>'
})
afterEach(async () => {
  for (const recorder of recorders.splice(0)) if (recorder.state()) await recorder.control('stop')
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const recorders: Recorder[] = []
const toursOf = ({ options }: Bank) => keptTours(options.storage, options.basePath)

async function open() {
  const { bank } = await createTestBank({ scenario: 'established', signedIn: true })
  const recorder = createRecorder({
    bank,
    corridor: createConsole(bank),
    tours: toursOf(bank),
    isTouring: () => false,
    isOfUser: () => true,
  })
  recorders.push(recorder)
  return { bank, recorder }
}

async function record() {
  const opened = await open()
  await opened.recorder.control('start')
  return opened
}

const show = (html: string) => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
}
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const toast = (title: string, text: string) => {
  find('#toasts').innerHTML = `<div role="status"><b>${title}</b><p>${text}</p></div>`
}
/** The recorder looks once the page is at rest. */
const expectText = (recorder: Recorder, text: string) =>
  vi.waitFor(() => expect(recorder.state()?.steps.at(-1)?.text).toBe(text), { timeout: 10_000 })

describe('a recording', () => {
  it('names steps by what was done, points by role and name, and waits for what appeared', async () => {
    const { bank, recorder } = await record()
    show(`<label for="a">Amount</label><input id="a"><span id="s">SEPA</span>
      <input type="radio" aria-labelledby="s"><label for="c">Currency</label>
      <select id="c"><option value="">Choose</option><option value="EUR">Euro</option></select>
      <button>Send €25.50</button>`)
    fireEvent.input(find('#a'), { target: { value: '2' } })
    fireEvent.input(find('#a'), { target: { value: '25.50' } })
    fireEvent.click(find('[type=radio]'))
    fireEvent.change(find('select'), { target: { value: 'EUR' } })
    fireEvent.click(find('main > button'))
    toast('Payment created', 'It has been queued.')
    find('main > button').remove()
    await expectText(recorder, '“Payment created” appears.')
    // Gone after some seconds, and still waited for.
    find('#toasts').innerHTML = ''
    dockActions.notify({ action: 'settle', beneficiary: 'Tom Okafor' })
    const tour = await recorder.control('stop')
    expect(tour).toEqual({
      id: 'recorded-1',
      title: 'Recorded tour 1',
      scenario: 'established',
      steps: [
        {
          title: 'Type 25.50 into Amount',
          text: 'In “Payments”.',
          page: '/payments',
          do: [{ action: 'fill', field: 'Amount', value: '25.50', role: 'textbox' }],
          target: { role: 'textbox', name: 'Amount' },
        },
        {
          title: 'Choose SEPA',
          text: 'In “Payments”.',
          do: [{ action: 'click', role: 'radio', name: 'SEPA' }],
          target: { role: 'radio', name: 'SEPA' },
        },
        {
          title: 'Choose Euro',
          text: 'In “Payments”.',
          do: [{ action: 'fill', field: 'Currency', value: 'EUR', role: 'combobox' }],
          target: { role: 'combobox', name: 'Currency' },
        },
        {
          title: 'Press Send €25.50',
          text: '“Payment created” appears.',
          do: [
            { action: 'click', role: 'button', name: 'Send €25.50' },
            { action: 'wait', text: 'Payment created' },
          ],
          target: { text: 'Payment created' },
        },
        {
          title: 'Settle the payment to Tom Okafor',
          text: 'In “Payments”.',
          do: [{ action: 'settle', beneficiary: 'Tom Okafor' }],
          target: { role: 'heading' },
        },
      ],
    })
    expect(toursOf(bank).state()).toEqual([tour])
  })

  it.each(['type="password"', 'type="text" autocomplete="new-password"', 'type="text" autocomplete="one-time-code"'])(
    'keeps nothing that was typed into a field of %s',
    async (attributes) => {
      const { recorder } = await record()
      show(`<label for="p">Password</label><input id="p" ${attributes}>`)
      fireEvent.input(find('#p'), { target: { value: 'h' } })
      fireEvent.input(find('#p'), { target: { value: 'hunter2' } })
      expect(JSON.stringify(sessionStorage) + JSON.stringify(recorder.state())).not.toContain('hunter2')
      expect((await recorder.control('stop'))?.steps).toEqual([
        expect.objectContaining({ title: 'Type the password', do: [{ action: 'fill form', field: 'Password' }] }),
      ])
    },
  )

  it('tells elements with the same role and name apart by their order', async () => {
    const { recorder } = await record()
    show('<button>Freeze</button><button id="second">Freeze</button>')
    fireEvent.click(find('#second'))
    expect(recorder.state()?.steps[0]?.do).toEqual([{ action: 'click', role: 'button', name: 'Freeze', nth: 2 }])
  })

  it('waits for a new row, or for the new status of one', async () => {
    const { recorder } = await record()
    show('<ul><li><a>Acme</a><span data-tone="warning">Queued</span></li></ul><button>Add</button>')
    fireEvent.click(find('button'))
    find('ul').insertAdjacentHTML('beforeend', '<li><a><span>Bolt</span><span>View</span></a></li>')
    await expectText(recorder, '“Bolt” appears.')
    dockActions.notify({ action: 'advance', by: '1h' })
    find('[data-tone]').textContent = 'Settled'
    await expectText(recorder, '“Settled” appears.')
    expect(recorder.state()?.steps.map(({ title }) => title)).toEqual(['Press Add', 'Move the clock on by 1h'])
  })

  it('takes the key of a button and Enter in a list for presses', async () => {
    const { recorder } = await record()
    show(`<button aria-keyshortcuts="Control+K Meta+K">Search</button>
      <input role="combobox" aria-controls="l" aria-activedescendant="o" aria-label="Find">
      <div role="listbox" id="l"><div role="option" id="o">Cards</div></div>`)
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    fireEvent.keyDown(find('input'), { key: 'Enter' })
    expect(recorder.state()?.steps.map(({ do: actions }) => actions)).toEqual([
      [{ action: 'click', role: 'button', name: 'Search' }],
      [
        { action: 'click', role: 'combobox', name: 'Find' },
        { action: 'click', role: 'option', name: 'Cards' },
      ],
    ])
  })

  it('closes a menu or a popover without a button, by Escape or a press beside it', async () => {
    const { recorder } = await record()
    show('<button id="one">One</button><div id="back" class="MuiBackdrop-root"></div><ul role="menu"></ul>')
    fireEvent.keyDown(find('ul'), { key: 'Escape' })
    fireEvent.click(find('#one'))
    fireEvent.click(find('#back'))
    find('ul').remove()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(recorder.state()?.steps.map(({ title }) => title)).toEqual([
      'Close what is open',
      'Press One',
      'Close what is open',
    ])
  })

  it('opens the page that Back or a single key has led to before the next step', async () => {
    const { recorder } = await record()
    show('<button>One</button>')
    fireEvent.click(find('button'))
    window.history.replaceState(null, '', '/cards')
    window.dispatchEvent(new PopStateEvent('popstate'))
    fireEvent.click(find('button'))
    fireEvent.keyDown(document.body, { key: 'a' })
    window.history.replaceState(null, '', '/accounts')
    await vi.waitFor(() => expect(recorder.state()?.page).toBe('/accounts'), 10_000)
    fireEvent.click(find('button'))
    fireEvent.click(find('button'))
    expect(recorder.state()?.steps.map(({ page }) => page)).toEqual(['/payments', '/cards', '/accounts', undefined])
  })

  it('goes on after a reload, pauses, and takes steps back', async () => {
    const { recorder } = await record()
    show('<button>One</button><button id="two">Two</button>')
    fireEvent.click(find('button'))
    await recorder.control('pause')
    const { recorder: after } = await open()
    const titles = () => after.state()?.steps.map(({ title }) => title)
    fireEvent.click(find('#two'))
    expect(titles()).toEqual(['Press One'])
    window.history.replaceState(null, '', '/cards')
    await after.control('resume')
    fireEvent.click(find('#two'))
    expect(after.state()?.steps.map(({ page }) => page)).toEqual(['/payments', '/cards'])
    await after.control('take back')
    expect(titles()).toEqual(['Press One'])
  })

  it('starts where something was done in the state of that moment', async () => {
    const { bank, recorder } = await record()
    await recorder.control('stop')
    await bank.transact((tx) => tx.mail({ to: 'ann@test.example', subject: 'Hello', text: 'Hi' }))
    await recorder.control('start')
    expect(recorder.state()?.begin).toEqual({ state: expect.stringMatching(/^[\w-]+$/) as string })
  })

  it('takes no event of the dock for one of the product', async () => {
    const { recorder } = await record()
    const dock = document.createElement('corridor-dock')
    dock.innerHTML = '<button>Settle</button>'
    document.documentElement.append(dock)
    fireEvent.click(find('corridor-dock button'))
    dock.remove()
    expect(recorder.state()?.steps).toEqual([])
  })
})
