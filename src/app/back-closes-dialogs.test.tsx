import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { useEndpoint } from '../api/use-endpoint.ts'
import { listOwners } from '../contract/business-verification.ts'
import { AccountsPage } from '../features/accounts/accounts-page.tsx'
import { DirectorsStep } from '../features/business-verification/directors/directors-step.tsx'
import { OwnersStep } from '../features/business-verification/owners/owners-step.tsx'
import { CardsPage } from '../features/cards/cards-page.tsx'
import { UsersTab } from '../features/settings/users/users-tab.tsx'
import { openPage } from '../testing/open-page.tsx'
import { buildCard } from '../testing/rows.ts'
import { stubBank } from '../testing/stub-bank.ts'

const ignore = () => undefined
const rosa = {
  id: 'rosa',
  fullName: 'Rosa Díaz',
  nationality: 'ES',
  ownershipPct: 60,
  dob: '1980-01-01',
  status: 'pending',
}
function Owners() {
  const list = useEndpoint(listOwners)
  return list.data && <OwnersStep list={list} onBack={ignore} onContinue={ignore} />
}

const Directors = () => (
  <DirectorsStep directors={[]} expected="2" onChange={ignore} onBack={ignore} onContinue={ignore} />
)

const DIALOGS: [press: string, address: string, Page: ComponentType][] = [
  ['New Card', '?new=', CardsPage],
  ['Set Limits', '?limits=c1', CardsPage],
  ['Transactions', '?transactions=c1', CardsPage],
  ['View Details', '?details=c1', CardsPage],
  ['Create Account', '?new=', AccountsPage],
  ['Invite User', '?invite=', UsersTab],
  ['Add Beneficial Owner', '?add=', Owners],
  ['Edit Rosa Díaz', '?owner=rosa', Owners],
  ['Add Director', '?add=', Directors],
]

function BackButton() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Browser: back</button>
}

test.each(DIALOGS)('Back closes the dialog of "%s" and stays on the page', async (press, opened, Page) => {
  stubBank({
    'GET /api/cards': [buildCard()],
    'GET /api/accounts': [],
    'GET /api/audit-logs': [],
    'GET /api/kyc/list': [rosa],
  })
  const { person, address } = openPage(
    <>
      <Page />
      <BackButton />
    </>,
  )
  await person.click(await screen.findByRole('button', { name: press }))
  await screen.findByRole('dialog')
  expect(address()).toBe(`/${opened}`)
  await person.click(screen.getByRole('button', { name: 'Browser: back', hidden: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/')
})
