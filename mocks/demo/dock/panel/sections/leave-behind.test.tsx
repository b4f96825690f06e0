import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPanel } from '../../testing/show-panel.tsx'
import { createTestServices } from '../../testing/test-services.ts'

it('makes a link without a tour', async () => {
  showPanel(await createTestServices(), 'Hand over', 'Leave behind')
  const contact = 'Anna Berg, anna@bank.example'
  fireEvent.change(await screen.findByLabelText('Contact for questions'), { target: { value: contact } })
  fireEvent.click(screen.getByRole('button', { name: 'Copy leave-behind link' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Leave-behind link')
  const parts = new URLSearchParams(new URL(link.value).hash.slice(1))
  expect(parts.get('contact')).toBe(contact)
  expect(parts.has('tour')).toBe(false)
})
