import { wanted } from './screen/wanted.ts'
import { expect, walk } from './walk.ts'

const NOTE_ERRORS = `
  window.wrong = []
  addEventListener('error', ({ message }) => wrong.push(message))
  addEventListener('unhandledrejection', ({ reason }) => wrong.push(String(reason)))`

walk('plays the tour to the first payment by itself until the payment is settled', async ({ product }) => {
  // Every card stays for as long as reading it takes.
  walk.setTimeout(240_000)
  const { screen } = product
  await screen.tab.goto(`${product.host.url}#tour=first-payment&play=1`)
  await screen.tab.run(NOTE_ERRORS)
  const lastCard = wanted('dialog', /step 16 of 16$/)
  await expect
    .poll(() => screen.look(lastCard).then(({ count }) => count, String), { timeout: 200_000, intervals: [1000] })
    .toBe(1)
  await screen.see(wanted('cell', /Settled/))
  await screen.see(wanted('button', 'Done', lastCard))
  expect(await screen.tab.run('return window.wrong')).toEqual([])
})
