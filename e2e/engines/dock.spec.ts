import { button, byRole, dialog } from './query.ts'
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

test('plays a tour by itself to its last step', async ({ app }) => {
  test.slow()
  await app.tab.goto(`${app.host.url}#tour=lost-card&play=1`)
  await app.run(() => {
    const wrong: string[] = Object.assign(window, { wrong: [] }).wrong
    addEventListener('error', ({ message }) => wrong.push(message))
    addEventListener('unhandledrejection', ({ reason }) => wrong.push(String(reason)))
  })
  // Every card stays for as long as reading it takes.
  for (const step of ['1', '2', '3']) await app.see(dialog(new RegExp(`step ${step} of 3$`)))
  await app.see(button('Done', dialog(/step 3 of 3$/)))
  expect(await app.run(() => [location.search, (window as { wrong?: unknown }).wrong])).toEqual(['?tab=audit-log', []])
})
