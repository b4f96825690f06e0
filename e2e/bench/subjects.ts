import type { Sight } from './probe.ts'

/** A click and what the page has to show afterwards. */
export interface Step {
  name: string
  click: string
  expect: Sight
}

/** A site to measure. */
export interface Subject {
  name: string
  /** The folder of a reference page, or the build. */
  files: 'html' | 'stack' | 'offline' | 'app'
  /** Of a phone, without its network, or of a desktop; without it both of a phone. */
  profile?: 'slow processor' | 'desktop'
  start: string
  /** The address of the return visits; without it there are none. */
  again?: string
  data: Sight
  /** What shows that the page takes input. */
  alive?: Sight
  /** Runs before the scripts of the page on the first visit. */
  script?: string
  steps?: Step[]
  /** The field to type into, after the steps. */
  field?: string
}

const ROWS: Sight = { selector: '[data-row]', least: 20 }
const PAYMENTS: Sight = { selector: 'main tbody tr:not([data-spacer])', least: 8 }
const FIGURES: Sight = { selector: 'section[aria-label="Total Balance"]', text: '£\\d' }
const NAVIGATION: Sight = { selector: 'nav[aria-label="Main"] a' }
const DIALOG: Sight = { selector: '[role=dialog] input' }
const link = (path: string, scenario = 'established') => `${path}#scenario=${scenario}&signin=1&dock=off`
const visit = (path: string, expect: Sight): Step => ({
  name: `to ${path}`,
  click: `nav a[href$="${path}"]`,
  expect: { path: `${path}$`, ...expect },
})

export const STEPS: Step[] = [
  visit('/accounts', { selector: 'main [role="group"] button', least: 4 }),
  visit('/payments', PAYMENTS),
  visit('/cards', { selector: 'main article', least: 3 }),
  visit('/currency-exchange', { selector: 'main', text: 'GBP/USD' }),
  visit('/psp-integrations', { selector: 'main h1', text: 'PSP' }),
  visit('/settings', { selector: 'main h1', text: 'Settings' }),
  visit('/', FIGURES),
  { name: 'dialog', click: 'main button:has-text("Make Payment")', expect: DIALOG },
]

/** Signs in as soon as the form takes input. */
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

const list = (payments: number, scenario: string): Subject => ({
  name: `${payments} payments`,
  files: 'app',
  profile: 'slow processor',
  start: link('/accounts', scenario),
  data: NAVIGATION,
  steps: [{ ...visit('/payments', PAYMENTS), name: 'open' }],
  field: 'main input[type="search"]',
})

export const SUBJECTS: Subject[] = [
  { name: 'html', files: 'html', start: '/', data: { selector: '[data-ready]' } },
  {
    name: 'stack',
    files: 'stack',
    start: '/payments',
    again: '/payments',
    data: ROWS,
    steps: [
      { name: 'to /accounts', click: '#nav-accounts', expect: { selector: '[data-account]' } },
      { name: 'to /payments', click: '#nav-payments', expect: ROWS },
      { name: 'dialog', click: '#new', expect: DIALOG },
    ],
  },
  { name: 'offline', files: 'offline', start: '/', again: '/', data: ROWS, alive: { selector: 'html[data-live]' } },
  {
    name: 'sign-in',
    files: 'app',
    start: '/auth#dock=off',
    script: SIGN_IN,
    data: { selector: 'form [type="submit"]' },
    alive: { selector: 'html[data-signed-in]' },
  },
  { name: 'dashboard', files: 'app', start: link('/'), again: '/', data: FIGURES, steps: STEPS },
  { name: 'desktop', files: 'app', profile: 'desktop', start: link('/'), data: FIGURES, steps: STEPS },
  list(50, 'established'),
  list(10_000, 'enterprise'),
  {
    name: '100000 payments',
    files: 'app',
    profile: 'desktop',
    start: link('/payments', 'enterprise&payments=100000'),
    data: PAYMENTS,
  },
]
