import { ThemeProvider } from '@mui/material/styles'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { theme } from '../theme/theme.ts'
import { clearError, showToast } from '../toast.ts'
import { ToastHost } from './toast-host.tsx'

afterEach(() => {
  vi.useRealTimers()
})

async function renderHost(page?: ReactNode) {
  const host = render(
    <ThemeProvider theme={theme()}>
      {page}
      <ToastHost />
    </ThemeProvider>,
  )
  await act(() => import('./toast.tsx'))
  return host
}

describe('the toast', () => {
  it('disappears after five seconds; a new toast replaces it', async () => {
    vi.useFakeTimers()
    await renderHost()
    act(() => {
      showToast({ title: 'First' })
    })
    act(() => {
      vi.advanceTimersByTime(4000)
    })
    act(() => {
      showToast({ title: 'Second' })
    })
    expect(screen.queryByText('First')).toBeNull()
    act(() => {
      vi.advanceTimersByTime(4999)
    })
    screen.getByText('Second')
    act(() => {
      vi.advanceTimersByTime(1)
    })
    expect(screen.queryByText('Second')).toBeNull()
  })

  it('shows a message that came before its code, and tries again for one whose code was missing', async () => {
    let isMissing = true
    vi.doMock('./toast.tsx', (original) => {
      if (isMissing) throw new Error('The file is missing')
      return original()
    })
    vi.resetModules()
    const { ToastHost: Host } = await import('./toast-host.tsx')
    const { showToast: show } = await import('../toast.ts')
    render(<Host />)
    act(() => show({ title: 'First' }))
    await act(() => import('./toast.tsx').catch(() => undefined))
    isMissing = false
    vi.resetModules()
    act(() => show({ title: 'Second' }))
    expect(screen.queryByText('Second')).toBeNull()
    await screen.findByText('Second')
    vi.doUnmock('./toast.tsx')
  })

  it('leaves when what failed is tried again, unless it is about a success', async () => {
    await renderHost()
    act(() => showToast({ title: 'Card created' }))
    act(clearError)
    screen.getByText('Card created')
    act(() => showToast({ title: 'Login failed', variant: 'destructive' }))
    act(clearError)
    expect(screen.queryByText('Login failed')).toBeNull()
  })

  it('is announced once: an error as an alert, anything else in the polite region', async () => {
    await renderHost()
    act(() => {
      showToast({ title: 'Error', description: '422: Insufficient funds', variant: 'destructive' })
    })
    expect(screen.getByRole('alert').textContent).toContain('422: Insufficient funds')
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => {
      showToast({ title: 'Payment created' })
    })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('Payment created')
  })

  it('stays while it has the focus', async () => {
    vi.useFakeTimers()
    await renderHost()
    act(() => {
      showToast({ title: 'Stay' })
    })
    const dismiss = screen.getByRole('button', { name: 'Dismiss', description: 'Dismiss' })
    act(() => {
      dismiss.focus()
    })
    act(() => {
      vi.advanceTimersByTime(15_000)
    })
    screen.getByText('Stay')
    act(() => {
      dismiss.blur()
    })
    act(() => {
      vi.advanceTimersByTime(5000)
    })
    expect(screen.queryByText('Stay')).toBeNull()
  })

  it('returns the focus when it is dismissed', async () => {
    const person = userEvent.setup()
    await renderHost(<button type="button">Pay</button>)
    screen.getByRole('button', { name: 'Pay' }).focus()
    act(() => {
      showToast({ title: 'Paid' })
    })
    await person.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Paid')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pay' }))
  })

  it('moves above the buttons of a sheet that opens under it and leaves no room beside it', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.className === 'MuiDialogActions-root' ? new DOMRect(250, 700, 520, 60) : new DOMRect(250, 8, 766, 752)
    })
    vi.stubGlobal('innerWidth', 1024)
    vi.stubGlobal('innerHeight', 768)
    const { container } = await renderHost()
    act(() => {
      showToast({ title: 'Saved' })
    })
    container.insertAdjacentHTML('beforeend', '<div role="dialog"><p></p><p class="MuiDialogActions-root"></p></div>')
    act(() => {
      document.dispatchEvent(new Event('transitionend'))
    })
    const toast = screen.getByText('Saved').closest<HTMLElement>('.MuiSnackbar-root')
    expect(toast?.style.getPropertyValue('--dialog-foot')).toBe('68px')
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('is an alert for an error and a polite status otherwise', async () => {
    await renderHost()
    act(() => {
      showToast({ title: 'Saved' })
    })
    expect(screen.getByText('Saved').closest('div[role="status"]')).toBeTruthy()
    act(() => {
      showToast({ title: 'Error', variant: 'destructive' })
    })
    expect(within(screen.getByRole('alert')).getByText('Error')).toBeTruthy()
  })
})
