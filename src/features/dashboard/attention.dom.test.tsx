// @vitest-environment-options { "url": "file:///corridor.html" }
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { stubBank } from '../../testing/stub-bank.ts'
import { Attention } from './attention.tsx'

const REFUSED = { onTheirWay: 0, failed: [], company: 'refused', loading: false, samples: false, unread: [] } as const

// Firefox, too, gives a page from disk and an address of a mail the same origin: none.
test('opens the mail program from the build that is one file', async () => {
  stubBank()
  const { address } = openPage(<Attention {...REFUSED} onRetry={() => undefined} />)
  const link = await screen.findByRole('link', { name: /Contact support/ })
  expect(link.getAttribute('href')).toBe('mailto:support@corridor.example')
  // False where something has prevented what the browser does with a link.
  expect(fireEvent.click(link)).toBe(true)
  expect(address()).toBe('/')
})
