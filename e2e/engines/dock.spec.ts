import { button, byRole, dialog, field } from './app.ts'
import { expect, openTab, test } from './test.ts'

const card = byRole('article', /7730/)

test('opens the dock, shows its name inside of its handle and resets the scenario', async ({ app }) => {
  await app.open('/cards')
  await app.until('the name fits', () =>
    app.run(() => {
      const mark = document.querySelector('corridor-dock')?.shadowRoot?.querySelector('button.mark')
      const [around, text] = [mark, mark?.firstElementChild].map((part) => part?.getBoundingClientRect())
      return !around || !text || text.width > around.width || text.height >= around.height
    }),
  )
  await app.click(button('Freeze', card))
  await app.see(button('Unfreeze', card))
  await app.click(button('Reset the scenario', await app.openDock('Scene')))
  await app.see(button('Freeze', card))
})

test('shows every place of the dock with its controls in reach', async ({ app }) => {
  await app.open('/')
  for (const place of ['Scene', 'Drive', 'Break', 'Hand over', 'Inspect']) {
    await app.openDock(place)
    await app.allCanBePressed(place)
  }
})

test('pins a sentence to a spot of the page and steps to it', async ({ app }) => {
  await app.open('/cards')
  const panel = await app.openDock('Hand over')
  await app.click(button(/^Feedback/, panel), button('Pin a spot', panel), button('Pin the heading'))
  await app.fillIn({ Feedback: 'Say Company cards' }, dialog('New pin 1'))
  await app.click(button('Save pin'))
  await app.see(byRole('listitem', undefined, byRole('list', 'Pins')), 1)
  await app.click(button('Step through', panel))
  await app.read('Say Company cards')
  await app.see(dialog('Feedback, pin 1 of 1'))
})

test('shows the shared state on another device', async ({ app, host, otherDevice }) => {
  await app.open('/cards')
  await app.click(button('Freeze', card))
  await app.see(button('Unfreeze', card))
  const address = await app.run(() => window.corridor.shareLink())
  const other = await openTab(otherDevice, host)
  await other.tab.goto(address)
  await other.see(button('Unfreeze', card))
})

test('plays the link of a recorded tour by itself to its last step', async ({ app, otherDevice, host }) => {
  test.slow()
  await app.open('/')
  await app.run(() => window.corridor.record())
  await app.openPage('Cards')
  await app.click(button('Freeze', card))
  await app.see(button('Unfreeze', card))
  const recorded = await app.run(() => window.corridor.stopRecording())
  expect(recorded?.steps.map(({ title }) => title)).toEqual(['Press Cards', 'Press Freeze'])

  const panel = await app.openDock('Drive')
  await app.click(button(/^Tours/, panel), button(/^Edit Recorded/, panel), button('Copy link', panel))
  await app.see(field('Tour link', panel))
  const address = await app.run(
    () =>
      document.querySelector('corridor-dock')?.shadowRoot?.querySelector<HTMLInputElement>('input[readonly]')?.value,
  )
  const other = await openTab(otherDevice, host)
  await other.tab.goto(address ?? '')
  // Every card stays for as long as reading it takes.
  for (const step of ['1', '2']) await other.see(dialog(new RegExp(`step ${step} of 2$`)))
  await other.see(button('Done', dialog(/step 2 of 2$/)))
  await other.see(button('Unfreeze', card))
})
