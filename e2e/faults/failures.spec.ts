import { expectFaultUsed } from '../support/bank.ts'
import { FORMS, openForm, type FilledForm } from '../support/forms.ts'
import { expect, inBothTransports, test, type App } from '../support/test.ts'

const LONG = 'The bank says a great deal about what went wrong here. '.repeat(40)
const PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head>' +
  `<body><h1>Bad Gateway</h1>${'<p>nginx</p>'.repeat(100)}</body></html>`

const EMPTY = 'an empty body with status 200'

const INTERNAL = {
  name: 'an internal error',
  fault: { status: 500 },
  message: /^(500: )?The bank had an internal problem$/,
}
const NOTHING = { name: EMPTY, fault: { status: 200, body: '' }, message: /^(502: )?The answer could not be read$/ }

const FAILURES = [
  INTERNAL,
  { name: 'a broken connection', fault: { lost: true }, message: 'The bank could not be reached. Please try again.' },
  {
    name: 'a broken connection after ten seconds',
    fault: { lost: true, delay: 10_000 },
    message: 'The bank could not be reached. Please try again.',
  },
  { name: "a proxy's page", fault: { status: 502, body: PAGE }, message: '502: Bad Gateway' },
  { name: 'an empty error response', fault: { status: 503, body: '' }, message: '503: Service Unavailable' },
  {
    name: "a proxy's page with status 200",
    fault: { status: 200, body: PAGE, contentType: 'text/html' },
    message: /^(502: )?The answer could not be read$/,
  },
  NOTHING,
  { name: 'a long response', fault: { status: 500, body: LONG }, message: /^(500: )?The bank says a great deal.*…$/ },
] as const

type Failure = (typeof FAILURES)[number]

async function expectFailures(app: App, form: FilledForm, failures: readonly Failure[]): Promise<void> {
  const { page } = app
  // For the developers of the bank (docs/guide/talk-to-a-real-bank.md).
  app.tolerate(/: expected an object, got (text|nothing)/)
  await page.clock.install()
  const button = await openForm(app, form)
  const field = page.getByLabel(form.field, { exact: true })
  const entered = await field.inputValue()
  expect(entered).not.toBe('')
  const toast = page.getByRole('region', { name: 'Messages' }).locator('p').last()
  for (const { name, fault, message } of failures) {
    if (form.replyUnread && name === EMPTY) continue
    await page.evaluate(([path, how]) => window.corridor.fault({ path, once: true, ...how }), [
      form.path,
      fault,
    ] as const)
    await button.click()
    if ('delay' in fault) {
      await expect(page.locator('button[aria-busy=true]').first()).toBeVisible()
      await expectFaultUsed(page)
      await page.clock.fastForward(11_000)
    }
    await expect(toast, name).toHaveText(message)
    const text = await toast.innerText()
    expect(text.length, text).toBeLessThanOrEqual(200)
    expect(text, 'no markup').not.toMatch(/[<>]/)
    await expect(field).toHaveValue(entered)
    await expect(button).toBeEnabled()
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
}

const [first, ...others] = FORMS

inBothTransports(() => {
  test('every failure of a form shows a message of at most 200 characters and keeps the fields', async ({ app }) => {
    await expectFailures(app, first, FAILURES)
  })
})

// What a failure is called does not depend on the form; whether it keeps its fields does.
for (const form of others)
  test(`a failed ${form.path} shows its message and keeps the fields`, ({ app }) =>
    expectFailures(app, form, [INTERNAL, NOTHING]))
