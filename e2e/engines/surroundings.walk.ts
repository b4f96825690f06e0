import { serve } from '../../.ci/serve.mjs'
import { DIST, MOUNT } from '../support/test.ts'
import { button, wanted } from './screen/wanted.ts'
import { expect, walk } from './walk.ts'
import { Product } from './product.ts'

const UNTIL_WORKER = `return document.documentElement.dataset.bank === 'worker' ? undefined : 'no worker yet'`

walk('opens offline after the first visit', async ({ host, product }) => {
  const { screen } = product
  await product.open('/cards')
  await screen.until('the whole build is kept', () => screen.tab.run<string | undefined>(UNTIL_WORKER))
  await host.close()
  await screen.tab.reload()
  await screen.settle()
  await screen.see(button('New Card'))
  await product.openPage('Accounts')
  await screen.see(button('Create Account'))
})

walk.describe('where cookies and storage are refused', () => {
  walk.use({ refusesStorage: true })

  walk('signs in, works and has its dock', async ({ product }) => {
    await product.open('/auth', { signedIn: false })
    await product.signIn()
    await product.expectDashboardOf('Sarah Whitfield')
    await product.openPage('Cards')
    await product.screen.see(button('New Card'))
    await product.openDock('Scene')
    await product.screen.see(button('Reset the scenario'))
  })
})

walk('keeps the session over a reload in a frame of another site', async ({ product }) => {
  // The same machine under another name is another site.
  const outside = await serve({ directory: DIST, mount: MOUNT })
  const address = product.address('/auth', { signedIn: false })
  outside.setHook(({ path }) =>
    path === '/outside'
      ? {
          status: 200,
          headers: { 'content-type': 'text/html; charset=utf-8' },
          body: `<!doctype html><title>Another site</title>
            <iframe src="${address}" style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe>`,
        }
      : undefined,
  )
  const { tab } = product.screen
  await tab.goto(`${outside.origin.replace('localhost', '127.0.0.1')}/outside`)
  const framed = new Product(product.screen.inFrame(), product.host)
  await framed.screen.settle()
  await framed.signIn()
  await framed.expectDashboardOf('Sarah Whitfield')
  await framed.screen.tab.reload()
  await framed.expectDashboardOf('Sarah Whitfield')
  expect((await framed.screen.look(wanted('navigation', 'Main'))).count).toBe(1)
  await outside.close()
})
