import { button, wanted } from './screen/wanted.ts'
import { expect, walk } from './walk.ts'

const card = wanted('article', /7730/)

walk('opens the dock, changes the scenario and resets it', async ({ product }) => {
  const { screen } = product
  await product.open('/cards')
  const isInside = `
    const mark = document.querySelector('corridor-dock')?.shadowRoot.querySelector('button.mark')
    if (!mark) return undefined
    const [around, text] = [mark, mark.firstElementChild].map((part) => part.getBoundingClientRect())
    return text.width <= around.width && text.height < around.height`
  await expect.poll(() => screen.tab.run(isInside), 'the name of the mark is inside of it').toBe(true)
  await screen.press(button('Freeze', card))
  await screen.see(button('Unfreeze', card))
  const panel = await product.openDock('Scene')
  await screen.press(button('Reset the scenario', panel))
  await screen.see(button('Freeze', card))
})

walk('shows every place of the dock with its controls in reach', async ({ product }) => {
  await product.open('/')
  for (const tab of ['Scene', 'Drive', 'Break', 'Hand over', 'Inspect']) {
    await product.openDock(tab)
    await product.screen.expectAllCanBePressed(`the place ${tab} of the dock`)
  }
})

walk('shows the shared state in a fresh profile', async ({ elsewhere, product }) => {
  await product.open('/cards')
  await product.screen.press(button('Freeze', card))
  await product.screen.see(button('Unfreeze', card))
  const address = await product.screen.tab.run<string>('return corridor.shareLink()')
  const other = await elsewhere()
  await other.screen.tab.goto(address)
  await other.screen.see(button('Unfreeze', card))
})
