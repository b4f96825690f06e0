import { describe, expect, it, vi } from 'vitest'
import { findField, press } from './driver.ts'

describe('a field that exists in two forms', () => {
  it.each([
    ['Ownership Percentage', true],
    ['Phone Number', false],
  ])('is found by its form, which has %s: %s', (other, found) => {
    const [full, second] = ['Full Name', other].map((label) => {
      const element = document.createElement('label')
      element.textContent = label
      element.append(document.createElement('input'))
      // jsdom has no layout.
      element.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
      return element
    })
    document.body.replaceChildren(...[full, second].filter((label) => label !== undefined))
    expect(findField('Full Name', 'Ownership Percentage') !== undefined).toBe(found)
    expect(findField('Full Name')).toBeDefined()
    document.body.replaceChildren()
  })
})

describe('a busy button', () => {
  it('is pressed once it is enabled', async () => {
    const button = document.createElement('button')
    button.textContent = 'Send €12.50'
    button.ariaDisabled = 'true'
    button.scrollIntoView = () => undefined
    // jsdom has no layout.
    button.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
    document.body.replaceChildren(button)
    const pressed: (string | null)[] = []
    button.addEventListener('click', () => pressed.push(button.ariaDisabled))
    const pressing = press('Send €12.50')
    // By the next task, everything immediate is done.
    await new Promise((resolve) => setTimeout(resolve))
    button.ariaDisabled = 'false'
    await pressing
    expect(pressed).toEqual(['false'])
    document.body.replaceChildren()
  })
})

describe('a missing button', () => {
  it('is named in the error as users read it', async () => {
    vi.useFakeTimers()
    await Promise.all([
      expect(press(/^Send /, 'Send')).rejects.toThrow('The page does not show a button "Send".'),
      vi.runAllTimersAsync(),
    ])
    vi.useRealTimers()
  })
})
