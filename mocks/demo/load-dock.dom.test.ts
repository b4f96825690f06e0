import { expect, test, vi } from 'vitest'
import { mountDock, type Dock } from './dock/mount.tsx'
import { createTestServices } from './dock/testing/test-services.ts'
import { loadDock } from './load-dock.ts'

vi.mock(import('./dock/mount.tsx'), () => ({ mountDock: vi.fn<typeof mountDock>() }))

function press(code: string): void {
  const event = new KeyboardEvent('keydown', { key: code, code, shiftKey: true, cancelable: true })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
}

test('several presses while the dock loads count as one, and a press after a failed load works', async () => {
  const { bank, corridor, presentation } = await createTestServices()
  const say = vi.spyOn(bank.notices, 'say')
  loadDock(bank, corridor, presentation, { dock: 'off' }, location.href)

  vi.mocked(mountDock).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  press('F2')
  await vi.waitFor(() => expect(mountDock).toHaveBeenCalledOnce())
  await vi.dynamicImportSettled()

  const dock = { toggleOpen: vi.fn<Dock['toggleOpen']>(), toggleHidden: vi.fn<Dock['toggleHidden']>() }
  vi.mocked(mountDock).mockReturnValue(dock as unknown as Dock)
  press('F2')
  press('F2')
  press('F8')
  await vi.waitFor(() => expect(dock.toggleOpen).toHaveBeenCalledOnce())
  await vi.dynamicImportSettled()
  expect(dock.toggleHidden).not.toHaveBeenCalled()

  press('F8')
  await vi.waitFor(() => expect(dock.toggleHidden).toHaveBeenCalledOnce())
  expect(dock.toggleOpen).toHaveBeenCalledOnce()
  expect(mountDock).toHaveBeenCalledTimes(2)
  expect(say).not.toHaveBeenCalled()
})
