import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { CopyButton } from './copy-button.tsx'

it('copies the value, announces it and shows it', async () => {
  userEvent.setup()
  openPage(<CopyButton value="GB12CRDR" label="Copy IBAN" />)
  // Without hovering, as on a phone.
  fireEvent.click(screen.getByRole('button', { name: 'Copy IBAN' }))
  expect(await screen.findByRole('tooltip', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('GB12CRDR')
  await waitFor(() => expect(document.getElementById('announcements')?.textContent).toMatch('Copied'))
})
