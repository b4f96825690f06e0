import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEVICE_MEMORY_PREFIX, forgetDeviceMemory } from './device-memory.ts'
import { useDeviceMemory, useTimesForgotten } from './use-device-memory.ts'

const person = vi.hoisted(() => ({ id: 'sarah' }))
vi.mock('./auth-provider.tsx', () => ({ useAuth: () => ({ user: person }) }))

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : 'nothing')

function Note() {
  const [note, setNote] = useDeviceMemory('note', readText)
  return <button onClick={() => setNote('kept')}>{note}</button>
}

const Times = () => <p>{useTimesForgotten()}</p>

beforeEach(() => {
  localStorage.clear()
  person.id = 'sarah'
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a value survives the component that wrote it', async () => {
  const { unmount } = render(<Note />)
  await userEvent.click(screen.getByRole('button', { name: 'nothing' }))
  unmount()
  render(<Note />)
  expect(screen.getByRole('button').textContent).toBe('kept')
})

test('what one person left on the device is not shown to another', async () => {
  const { unmount } = render(<Note />)
  await userEvent.click(screen.getByRole('button'))
  unmount()
  person.id = 'rosa'
  render(<Note />)
  expect(screen.getByRole('button').textContent).toBe('nothing')
})

test('something unreadable in the storage counts as nothing', async () => {
  const { unmount } = render(<Note />)
  await userEvent.click(screen.getByRole('button'))
  unmount()
  const key = Object.keys(localStorage).find((name) => name.startsWith(DEVICE_MEMORY_PREFIX))
  localStorage.setItem(key ?? '', '{"half')
  render(<Note />)
  expect(screen.getByRole('button').textContent).toBe('nothing')
})

test('another tab that writes is heard', () => {
  render(<Note />)
  act(() => {
    localStorage.setItem(`${DEVICE_MEMORY_PREFIX}/:sarah:note`, '"from the other tab"')
    window.dispatchEvent(new StorageEvent('storage'))
  })
  expect(screen.getByRole('button').textContent).toBe('from the other tab')
})

test('a full storage keeps the value for as long as the tab lives', async () => {
  person.id = 'full'
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(<Note />)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button').textContent).toBe('kept')
})

test('when the bank starts over, an open page forgets, and another application of this origin does not', async () => {
  const foreign = `${DEVICE_MEMORY_PREFIX}/elsewhere/:sarah:note`
  localStorage.setItem(foreign, '"theirs"')
  render(<Note />)
  await userEvent.click(screen.getByRole('button'))
  act(() => forgetDeviceMemory(true))
  expect(screen.getByRole('button').textContent).toBe('nothing')
  expect(Object.keys(localStorage)).toEqual([foreign])
})

test('a tab that only follows lets go of its own memory and leaves what all tabs share', () => {
  const shared = `${DEVICE_MEMORY_PREFIX}/:sarah:note`
  localStorage.setItem(shared, '"kept"')
  sessionStorage.setItem(shared, '"half a form"')
  const { container } = render(<Times />)
  const before = Number(container.textContent)
  act(() => forgetDeviceMemory(false))
  expect(localStorage.getItem(shared)).toBe('"kept"')
  expect(sessionStorage.getItem(shared)).toBeNull()
  expect(container.textContent).toBe(String(before + 1))
})
