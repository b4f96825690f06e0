import { expect, test, vi } from 'vitest'
import { mountDock, type Dock } from './dock/mount.tsx'
import { createTestServices } from './dock/testing/test-services.ts'
import { openKiosk } from './kiosk/open-kiosk.ts'
import type { Kiosk } from './kiosk/kiosk.ts'
import { loadDock } from './load-dock.ts'

vi.mock(import('./dock/mount.tsx'), () => ({ mountDock: vi.fn<typeof mountDock>() }))
vi.mock(import('./kiosk/open-kiosk.ts'), () => ({ openKiosk: vi.fn<typeof openKiosk>() }))
vi.mock(import('./later.ts'), () => ({ later: (work) => work(), onceReachable: (work) => work() }))
vi.mock(import('./brand/demonstration-line.ts'), () => ({ mountDemonstrationLine: () => undefined }))

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

test('a kiosk whose tour cannot be loaded opens its link again after a while', async () => {
  const kiosk = { touch: vi.fn<Kiosk['touch']>(), follow: vi.fn<Kiosk['follow']>(), leave: vi.fn<Kiosk['leave']>() }
  vi.mocked(openKiosk).mockResolvedValue(kiosk)
  vi.mocked(mountDock).mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  const { bank, corridor, presentation } = await createTestServices()
  const say = vi.spyOn(bank.notices, 'say')
  loadDock(bank, corridor, presentation, { kiosk: 60, tour: 'volume', quiet: true }, location.href)
  await vi.waitFor(() => expect(say).toHaveBeenCalledExactlyOnceWith('link', 'Failed to fetch'))
  expect(kiosk.touch).toHaveBeenCalledOnce()
  expect(kiosk.follow).not.toHaveBeenCalled()
})
