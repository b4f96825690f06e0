import { beforeEach, expect, test } from 'vitest'
import { setBrand } from '../../../src/brand/brand.ts'
import { createTestBank } from '../../bank/testing/test-bank.ts'
import { createConsole } from '../console.ts'
import { mountDemonstrationLine } from './demonstration-line.ts'
import { createPresentation } from './presentation.ts'

const isShown = () => !document.querySelector('corridor-line')?.hasAttribute('data-hidden')

beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

async function open(quiet: boolean) {
  const { bank } = await createTestBank({ scenario: 'established' })
  const presentation = createPresentation(bank.options.storage, bank.options.scope, setBrand, () => undefined)
  mountDemonstrationLine({ bank, presentation, quiet })
  return { bank, presentation, corridor: createConsole(bank, presentation) }
}

test.each([{ name: 'Northbank' }, { color: '#1d4ed8' }, { logo: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }])(
  'a quiet page with the brand %j says that it is a demonstration',
  async (brand) => {
    const { presentation } = await open(true)
    expect(isShown()).toBe(false)
    presentation.setBrand(brand)
    expect(isShown()).toBe(true)
    presentation.setBrand({ greetingName: 'Ann' })
    expect(isShown()).toBe(false)
  },
)

test('a quiet page with a state from elsewhere says it until a scenario begins', async () => {
  const { bank, corridor } = await open(true)
  await corridor.importState(await corridor.exportState())
  expect(isShown()).toBe(true)
  await bank.begin('empty')
  expect(isShown()).toBe(false)
})

test('a page with the mark shows the line only in print', async () => {
  const { presentation } = await open(false)
  presentation.setBrand({ name: 'Northbank' })
  expect(isShown()).toBe(false)
  expect(document.querySelector('corridor-line')?.shadowRoot?.textContent).toContain('Demonstration')
})
