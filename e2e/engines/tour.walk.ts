import { wanted } from './screen/wanted.ts'
import { expect, walk } from './walk.ts'

const NOTE_ERRORS = `
  window.wrong = []
  addEventListener('error', ({ message }) => wrong.push(message))
  addEventListener('unhandledrejection', ({ reason }) => wrong.push(String(reason)))`

walk('plays a tour by itself to its last step', async ({ product }) => {
  const { screen } = product
  await screen.tab.goto(`${product.host.url}#tour=lost-card&play=1`)
  await screen.tab.run(NOTE_ERRORS)
  const lastCard = wanted('dialog', /step 3 of 3$/)
  // Every card stays for as long as reading it takes.
  await expect
    .poll(() => screen.look(lastCard).then(({ count }) => count, String), { timeout: 60_000, intervals: [1000] })
    .toBe(1)
  await screen.see(wanted('button', 'Done', lastCard))
  expect(await screen.tab.run('return [location.search, window.wrong]')).toEqual(['?tab=audit-log', []])
})
