import { button } from './app.ts'
import { test } from './test.ts'

test.use({ refusesStorage: true })

test('signs in, works and has its dock where cookies and storage are refused', async ({ app }) => {
  await app.open('/auth', { signedIn: false })
  await app.signIn()
  await app.seeDashboardOf('Sarah Whitfield')
  await app.openPage('Cards')
  await app.see(button('New Card'))
  await app.see(button('Reset the scenario', await app.openDock('Scene')))
})
