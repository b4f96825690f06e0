import { beforeEach, expect, it, vi } from 'vitest'
import { freeSlot } from './free-slot.ts'

const PAGE = { clientWidth: 400, clientHeight: 800 }
const BOTTOM_LEFT = new DOMRect(0, 740, 100, 60)
const self = Object.assign(document.createElement('div'), { id: 'bar' })
const hitTest = vi.fn<Document['elementsFromPoint']>()

/** A button that fills this box of the page, and what is found there. */
function addButton(box: DOMRect, { scrolledAway = false } = {}): void {
  const button = document.createElement('button')
  button.getClientRects = () => [box] as unknown as DOMRectList
  document.body.append(button)
  hitTest.mockReturnValue(scrolledAway ? [document.body] : [button, document.body])
}

beforeEach(() => {
  document.body.replaceChildren(self)
  hitTest.mockReset()
  document.elementsFromPoint = hitTest
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(PAGE.clientWidth)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(PAGE.clientHeight)
  vi.spyOn(self, 'offsetWidth', 'get').mockReturnValue(120)
  vi.spyOn(self, 'offsetHeight', 'get').mockReturnValue(40)
})

const lefts = () => freeSlot(self, ['left', 'right'])?.left

it('takes the first place that covers no control', () => {
  expect(lefts()).toBe(12)
  addButton(BOTTOM_LEFT)
  expect(lefts()).toBe(268)
})

it('covers the box of a control that is scrolled away', () => {
  addButton(BOTTOM_LEFT, { scrolledAway: true })
  expect(lefts()).toBe(12)
})

it('asks what is at a point only where the box of a control is, because that is slow and repeated', () => {
  addButton(new DOMRect(0, 0, 100, 60))
  expect(lefts()).toBe(12)
  expect(hitTest).not.toHaveBeenCalled()
  addButton(BOTTOM_LEFT)
  expect(lefts()).toBe(268)
  expect(hitTest).toHaveBeenCalledOnce()
})
