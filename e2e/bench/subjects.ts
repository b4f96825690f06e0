import type { Sight } from './probe.ts'

/** A click and what has to be there for it to count as answered. */
export interface Step {
  name: string
  click: string
  expect: Sight
  /** Not measured: brings back what the next step begins with. */
  after?: string
}

/** A site that is opened, used and opened again. */
export interface Subject {
  name: string
  /** The folder of files, below the floors or the build of the application. */
  files: 'html' | 'stack' | 'offline' | 'app'
  start: string
  /** Where a return visit begins, if elsewhere. */
  again?: string
  data: Sight
  /** For pages that show data before their scripts run: what shows that they are alive. */
  alive?: Sight
  /** Runs in the page before its own scripts. */
  script?: string
  steps?: Step[]
  /** What `fetch` is timed with, once everything is quiet. */
  call?: string
}

const ROWS: Sight = { selector: '[data-row]', least: 20 }
const FIGURES: Sight = { selector: 'section[aria-label="Total Balance"]', text: '£\\d' }
const link = (path: string, scenario = 'established') => `${path}#scenario=${scenario}&signin=1&dock=off`

/** Does what a hurried visitor does: fills in the form once it is alive, sends it, and is let in by the bank. */
const SIGN_IN = `
  const timer = setInterval(() => {
    if (!document.querySelector('#root:not([data-screen]) form')) return
    clearInterval(timer)
    const type = (name, value) => {
      const field = document.querySelector('form [name="' + name + '"]')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    type('email', 'sarah@halden.example')
    type('password', 'corridor-demo')
    document.querySelector('form [type="submit"]').click()
    const answered = setInterval(() => {
      if (!document.cookie.includes('corridor_session=')) return
      clearInterval(answered)
      document.documentElement.dataset.signedIn = ''
    }, 5)
  }, 5)`

export const SUBJECTS: Subject[] = [
  { name: 'html', files: 'html', start: '/', data: { selector: '[data-ready]' } },
  {
    name: 'stack',
    files: 'stack',
    start: '/payments',
    data: ROWS,
    call: '/api/accounts',
    steps: [
      { name: 'route', click: '#nav-accounts', expect: { selector: '[data-account]' } },
      { name: 'back', click: '#nav-payments', expect: ROWS },
      { name: 'dialog', click: '#new', expect: { selector: '[role=dialog] input' } },
    ],
  },
  { name: 'offline', files: 'offline', start: '/', data: ROWS, alive: { selector: 'html[data-live]' } },
  {
    name: 'sign-in',
    files: 'app',
    start: '/auth',
    script: SIGN_IN,
    data: { selector: 'form [type="submit"]' },
    alive: { selector: 'html[data-signed-in]' },
  },
  {
    name: 'dashboard',
    files: 'app',
    start: link('/'),
    again: '/',
    data: FIGURES,
    call: '/api/accounts',
    steps: [
      {
        name: 'route',
        click: 'nav a[href$="/accounts"]',
        expect: { selector: 'main [role="group"] button', least: 4, address: '/accounts$' },
      },
      {
        name: 'back',
        click: 'nav a[href$="/payments"]',
        expect: { selector: 'main tbody tr:not([data-spacer])', least: 8 },
      },
      {
        name: 'cards',
        click: 'nav a[href$="/cards"]',
        expect: { selector: 'main article', least: 3, address: '/cards$' },
      },
      {
        name: 'exchange',
        click: 'nav a[href$="/currency-exchange"]',
        expect: { selector: 'main', text: 'GBP/USD', address: '/currency-exchange$' },
      },
      { name: 'integrations', click: 'nav a[href$="/psp-integrations"]', expect: { selector: 'main h1', text: 'PSP' } },
      { name: 'settings', click: 'nav a[href$="/settings"]', expect: { selector: 'main h1', text: 'Settings' } },
      { name: 'dashboard', click: 'nav a[href$="/"]', expect: FIGURES },
      { name: 'dialog', click: 'main button:has-text("Make Payment")', expect: { selector: '[role=dialog] input' } },
    ],
  },
]
