import { MAX_BODY_BYTES } from '../../mocks/bank/http/read-body.ts'
import { payment, sendCalls, wholeState } from '../support/calls.ts'
import { expect, test } from '../support/test.ts'

test('an invalid state is refused in one sentence and changes nothing', async ({ app, page }) => {
  await app.open('/', { signedIn: true, link: { dock: 'off' } })
  await sendCalls(page, [payment()])
  await page.evaluate(() => window.corridor.pause())
  const before = await wholeState(page)
  const sentences = await page.evaluate(async () => {
    const good = await window.corridor.exportState()
    const [row] = (good.rows.payments ?? []) as (Record<string, unknown> & { id: string })[]
    const text = JSON.stringify(good)
    const bad: Record<string, unknown> = {
      'no JSON': '{oops',
      nothing: '',
      null: null,
      'a list': [],
      'a number': 7,
      'five megabytes': `${text.slice(0, -1)},"padding":"${'x'.repeat(5_000_000)}"}`,
      'an older version': { ...good, version: 0 },
      'a newer version': { ...good, version: 99 },
      'an unknown part': { ...good, extra: 1 },
      'another scenario': { ...good, scenario: 'toString' },
      '__proto__ as a table': text.replace('"rows":{', '"rows":{"__proto__":[],'),
      '__proto__ at the top': text.replace('{', '{"__proto__":{"admin":true},'),
      'an unknown table': { ...good, rows: { ...good.rows, secrets: [] } },
      sessions: { ...good, rows: { ...good.rows, sessions: [] } },
      'the same row twice': { ...good, rows: { ...good.rows, payments: [row, row] } },
      'a row without its fields': { ...good, rows: { ...good.rows, payments: [{ id: 'x' }] } },
      'a row with more fields': { ...good, rows: { ...good.rows, payments: [{ ...row, colour: 'red' }] } },
      'a row of an unknown user': {
        ...good,
        rows: { ...good.rows, payments: [{ ...row, id: 'x', userId: 'nobody' }] },
      },
      'an amount that is none': text.replace(/"minor":\d+/, '"minor":1e999'),
      'a clock that is none': { ...good, now: 'soon' },
      'a network that is none': { ...good, network: { latency: 1e9 } },
    }
    const messages: Record<string, string> = {}
    for (const [name, state] of Object.entries(bad)) {
      messages[name] = await window.corridor.importState(state).then(
        () => 'accepted',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
    }
    return messages
  })
  for (const [name, sentence] of Object.entries(sentences)) {
    expect.soft(sentence, name).toMatch(/^(This|The|Who) [^\n<>]{10,180}\.$/)
  }
  expect(await wholeState(page)).toBe(before)
  expect(await page.evaluate(() => 'admin' in {})).toBe(false)
})

test('an invalid link changes nothing and is removed from the address', async ({ app, page }) => {
  await app.open('/', { signedIn: true, link: { dock: 'off' } })
  await sendCalls(page, [payment({ name: 'Kept' })])
  const long = 'A'.repeat(MAX_BODY_BYTES * 4)
  for (const fragment of [
    'state=garbage',
    'state=%00',
    `state=${long}`,
    'state=',
    'scenario=nope',
    'scenario=__proto__',
    'scenario=fresh&scenario=empty',
    'now=yesterday',
    'seed=1e9',
    'payments=-1',
    'unknown=1',
    'signin=maybe',
    '=',
    '%E0%A4%A=1',
  ]) {
    await page.goto('about:blank')
    await page.goto(`${app.host.url}payments#${fragment}`)
    await page.waitForFunction(() => 'corridor' in window)
    await expect(page.getByText('Kept').first(), fragment.slice(0, 40)).toBeVisible()
    expect(new URL(page.url()).hash, fragment.slice(0, 40)).toBe('')
  }
})

test.describe('a reset', () => {
  test('removes local invitations and directors from open pages and from storage', async ({ app, page }) => {
    await app.open('/settings?tab=users', { signedIn: true, link: { dock: 'off' } })
    await page.getByRole('button', { name: 'Invite User' }).click()
    await page.getByRole('dialog').getByLabel('Email').fill('tom@okafor.example')
    await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByRole('main').getByText('tom@okafor.example')).toBeVisible()
    await page.evaluate(() => window.corridor.reset())
    await expect(page.getByRole('main').getByText('tom@okafor.example')).toHaveCount(0)

    await page.goto('about:blank')
    await app.open('/verify', { scenario: 'onboarding', signedIn: true, link: { dock: 'off' } })
    await page.getByRole('tab', { name: /Directors/ }).click()
    await page.getByRole('button', { name: 'Add Director' }).click()
    await page.getByRole('dialog').getByLabel('Full Name').fill('Tom Okafor')
    await page.getByRole('dialog').getByLabel('Nationality').selectOption('GB')
    await page.getByRole('dialog').getByRole('button', { name: 'Add Director' }).click()
    await expect(page.getByRole('main').getByText('Tom Okafor')).toBeVisible()
    await page.evaluate(() => window.corridor.reset())
    await expect(page.getByRole('heading', { name: 'Business Verification' })).toBeVisible()
    await page.getByRole('tab', { name: /Directors/ }).click()
    await expect(page.getByText('No directors added yet')).toBeVisible()
    const kept = await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (key) => key.startsWith('corridor:device:') && /users|invited|director/.test(key),
      ),
    )
    expect(kept).toEqual([])
  })
})
