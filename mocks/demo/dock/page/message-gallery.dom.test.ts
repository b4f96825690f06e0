import { describe, expect, it, vi } from 'vitest'
import { scenarios } from '../../../bank/scenarios/scenarios.ts'
import { createTestBank } from '../../../bank/testing/test-bank.ts'
import { createTestServices } from '../testing/test-services.ts'
import { showMessage } from './message-gallery.ts'
import { enterDashboard } from './sign-in-as-person.ts'

describe('a message of the gallery', () => {
  it('removes its fault when it cannot be shown', async () => {
    const services = await createTestServices({ scenario: 'fresh' })
    const { bank } = services
    await expect(showMessage(services, 'mutation-failed')).rejects.toThrow('Nobody has an account in the scenario')
    expect(bank.network.faults).toEqual([])
  })

  it('removes its fault when the call is never made, after any open dialog has closed', async () => {
    vi.useFakeTimers()
    const services = await createTestServices()
    const { bank } = services
    const button = document.createElement('button')
    button.textContent = 'Resend Verification Email'
    button.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
    button.scrollIntoView = () => undefined
    const dialog = document.createElement('div')
    dialog.role = 'dialog'
    button.addEventListener('click', () => document.body.append(dialog))
    document.body.replaceChildren(button)
    await showMessage(services, 'resend-failed')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bank.network.faults).toHaveLength(1)
    dialog.remove()
    await vi.runAllTimersAsync()
    expect(bank.network.faults).toEqual([])
    button.remove()
    vi.useRealTimers()
  })

  it('is answered as often as the page reads a list', async () => {
    const rects = vi.spyOn(Element.prototype, 'getClientRects')
    rects.mockReturnValue([new DOMRect()] as unknown as DOMRectList)
    document.body.innerHTML = '<p data-part="figure">25%</p><button>Beneficial Owners</button><button>Continue</button>'
    const read: unknown[] = []
    const readTwice = async () => {
      for (const { json } of [await call('GET', '/api/kyc/list'), await call('GET', '/api/kyc/list')]) read.push(json)
      document.body.insertAdjacentHTML('beforeend', '<p>No owners added yet</p>')
    }
    const { bank, call } = await createTestBank({
      scenarios,
      scenario: 'established',
      signedIn: true,
      announce: (paths) => {
        if (paths.includes('/api/kyc/list')) void readTwice()
      },
    })
    await showMessage({ ...(await createTestServices()), bank }, 'owners-required')
    expect(read).toEqual([[], []])
    rects.mockRestore()
  })
})

describe('the scenario’s person', () => {
  it('is signed in when nobody is', async () => {
    const { bank } = await createTestBank()
    document.body.innerHTML = '<p data-part="figure"></p>'
    await enterDashboard(bank)
    expect(bank.signedIn()?.email).toBe(bank.person)
  })

  it('cannot be signed in when the scenario has no users', async () => {
    const { bank } = await createTestBank({ scenario: 'fresh' })
    await expect(enterDashboard(bank)).rejects.toThrow('Nobody has an account in the scenario "fresh"')
  })
})
