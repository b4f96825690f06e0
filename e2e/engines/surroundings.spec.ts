import { readFileSync } from 'node:fs'
import { serve } from '../../.ci/serve.mjs'
import { DIST, MOUNT } from '../support/test.ts'
import { App, button, byRole } from './app.ts'
import { test } from './test.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }

test('opens offline after the first visit', async ({ app, host }) => {
  await app.open('/cards')
  await app.until('the whole build is kept', () => app.run(() => document.documentElement.dataset.bank !== 'worker'))
  await host.close()
  await app.reload()
  await app.see(button('New Card'))
  await app.openPage('Accounts')
  await app.see(button('Create Account'))
})

test('starts again after it was left while it read what is stored', async ({ app }) => {
  await app.open('/')
  // How often a page is left in the middle of a read is a matter of luck.
  for (let times = 0; times < 8; times += 1) {
    await app.run(() => {
      const readOn = () => void window.corridor.check().then(readOn)
      readOn()
    })
    await app.tab.goto('about:blank')
    await app.open('/', { scenario: times % 2 === 0 ? 'empty' : 'established' })
  }
})

test('keeps the session over a reload in a frame of another site', async ({ app, host }) => {
  // The same machine under another name is another site.
  const outside = await serve({ directory: DIST, mount: MOUNT })
  const style = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  const frame = `<iframe src="${app.address('/auth', { signedIn: false })}" style="${style}"></iframe>`
  outside.setHook(() => ({ status: 200, headers: HTML, body: `<!doctype html><title>Another site</title>${frame}` }))
  await app.tab.goto(outside.origin.replace('localhost', '127.0.0.1'))
  const framed = new App(app.tab.inFrame(), host)
  await framed.settle()
  await framed.signIn()
  await framed.seeDashboardOf('Sarah Whitfield')
  await framed.reload()
  await framed.seeDashboardOf('Sarah Whitfield')
  await framed.see(byRole('navigation', 'Main'), 1)
  await outside.close()
})

test('says which browsers it needs where a method of arrays is missing', async ({ app, host }) => {
  const page = readFileSync(`${DIST}/index.html`, 'utf8')
  // Before the page's own policy for scripts.
  const body = page.replace('<head>', '<head><script>delete Array.prototype.toSorted</script>')
  host.setHook(({ path }) => (path.endsWith('/auth') ? { status: 200, headers: HTML, body } : undefined))
  await app.tab.goto(`${host.url}auth`)
  await app.read(/^This browser is too old for this page\. It works in Chrome and Edge 111, Firefox 121/)
})
