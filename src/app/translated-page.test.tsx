import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { surviveTranslation } from './translated-page.ts'

surviveTranslation()

/** Does what a browser's translator does: wraps every text node in a <font> element. */
function translate(root: Node): void {
  for (const node of root.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) translate(node)
    else {
      const font = document.createElement('font')
      node.replaceWith(font)
      font.append(node)
    }
  }
}

function Balance({ amount, pending }: { amount: string; pending: boolean }) {
  return (
    <p>
      Balance: {amount} {pending && 'pending'}
      {!pending && <b>booked</b>}
    </p>
  )
}

test('React can update a page that was translated', () => {
  const { rerender, container } = render(<Balance amount="1" pending />)
  translate(container)
  rerender(<Balance amount="2" pending={false} />)
  expect(screen.getByText('booked')).toBeDefined()
  translate(container)
  rerender(<Balance amount="3" pending />)
  expect(container.textContent).toContain('3')
  expect(container.textContent).not.toContain('booked')
})

test('nodes that were not moved are removed and inserted as usual', () => {
  const list = document.createElement('ul')
  const [first, second] = [document.createElement('li'), document.createElement('li')]
  list.append(second)
  list.insertBefore(first, second)
  expect([...list.children]).toEqual([first, second])
  list.removeChild(first)
  expect([...list.children]).toEqual([second])
})
