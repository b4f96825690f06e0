import type { Sight } from './probe.ts'

/** A click and what the page has to show afterwards. */
export interface Step {
  name: string
  click: string
  expect: Sight
  /** Restores the page for the next step; not measured. */
  after?: string
}

/** A site to measure: first visit, use, return visit. */
export interface Subject {
  name: string
  /** The folder of the baselines or of the build. */
  files: 'html' | 'stack' | 'offline' | 'app'
  start: string
  /** The address of a return visit, if different. */
  again?: string
  data: Sight
  /** What shows that a prerendered page is interactive. */
  alive?: Sight
  /** Runs in the page before its scripts. */
  script?: string
  steps?: Step[]
  /** The call to time once the page is idle. */
  call?: string
}

const ROWS: Sight = { selector: '[data-row]', least: 20 }
const FIGURES: Sight = { selector: 'section[aria-label="Total Balance"]', text: '£\\d' }
const link = (path: string, scenario = 'established') => `${path}#scenario=${scenario}&signin=1&dock=off`

/** Signs in as soon as the form is interactive. */
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
    start: '/auth#dock=off',
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
