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

test('keeps a value after the component that wrote it is unmounted', async () => {
  const { unmount } = render(<Note />)
  await userEvent.click(screen.getByRole('button', { name: 'nothing' }))
  unmount()
  render(<Note />)
  expect(screen.getByRole('button').textContent).toBe('kept')
})

test('keeps the values of different users apart', async () => {
  const { unmount } = render(<Note />)
  await userEvent.click(screen.getByRole('button'))
  unmount()
  person.id = 'rosa'
  render(<Note />)
  expect(screen.getByRole('button').textContent).toBe('nothing')
})

test('ignores a stored value that cannot be parsed', async () => {
  const { unmount } = render(<Note />)
  await userEvent.click(screen.getByRole('button'))
  unmount()
  const key = Object.keys(localStorage).find((name) => name.startsWith(DEVICE_MEMORY_PREFIX))
  localStorage.setItem(key ?? '', '{"half')
  render(<Note />)
  expect(screen.getByRole('button').textContent).toBe('nothing')
})

test('shows a value that another tab has written', () => {
  render(<Note />)
  act(() => {
    localStorage.setItem(`${DEVICE_MEMORY_PREFIX}/:sarah:note`, '"from the other tab"')
    window.dispatchEvent(new StorageEvent('storage'))
  })
  expect(screen.getByRole('button').textContent).toBe('from the other tab')
})

test('keeps a value in memory when the storage is full', async () => {
  person.id = 'full'
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(<Note />)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button').textContent).toBe('kept')
})

test('clears the values of this application only when the bank is reset', async () => {
  const foreign = `${DEVICE_MEMORY_PREFIX}/elsewhere/:sarah:note`
  localStorage.setItem(foreign, '"theirs"')
  render(<Note />)
  await userEvent.click(screen.getByRole('button'))
  act(() => forgetDeviceMemory(true))
  expect(screen.getByRole('button').textContent).toBe('nothing')
  expect(Object.keys(localStorage)).toEqual([foreign])
})

test('clears sessionStorage but not localStorage when another tab has reset the bank', () => {
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
