import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SERVER_NEWS } from '../../../contract/server-news.ts'
import { halden, open } from '../settings-test-kit.tsx'

test('keeps what was typed when another tab saves', async () => {
  const bank = open('')
  const name = await screen.findByDisplayValue(halden.name)
  await userEvent.type(name, ' and Sons')
  bank.answer('GET /api/organizations', [{ ...halden, website: 'https://new.example', address: '2 Quay Road' }])
  window.dispatchEvent(new CustomEvent(SERVER_NEWS, { detail: { paths: ['/api/organizations'] } }))
  expect(await screen.findByDisplayValue('https://new.example')).toBeDefined()
  expect(screen.getByLabelText('Address')).toHaveProperty('value', '2 Quay Road')
  expect(name).toHaveProperty('value', `${halden.name} and Sons`)
})

test('keeps what is typed during a save, and shows the other fields as the bank has stored them', async () => {
  let stored = halden
  let answer: (() => void) | undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  open('', {
    'GET /api/organizations': () => [stored],
    [`PATCH /api/organizations/${halden.id}`]: () => answered.then(() => stored),
  })
  const name = await screen.findByDisplayValue(halden.name)
  await userEvent.type(name, ' ')
  await userEvent.type(screen.getByLabelText('Website'), '/en')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await userEvent.type(screen.getByLabelText('Address'), ', UK')
  stored = { ...halden, website: `${halden.website}/en` }
  answer?.()
  expect(await screen.findByText('Organization updated')).toBeDefined()
  expect(screen.getByLabelText('Address')).toHaveProperty('value', `${halden.address}, UK`)
  expect(screen.getByLabelText('Website')).toHaveProperty('value', stored.website)
  expect(name).toHaveProperty('value', halden.name)
})
