import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DockContext } from '../../dock-context.ts'
import { createTestServices } from '../../testing/test-services.ts'
import { Panel } from '../panel.tsx'
import { RunProvider } from '../run.tsx'

it('makes a link without a tour', async () => {
  sessionStorage.setItem('corridor:dock-place', JSON.stringify({ place: 'Hand over', open: ['Leave behind'] }))
  render(
    <DockContext value={await createTestServices()}>
      <RunProvider>
        <Panel onClose={() => undefined} />
      </RunProvider>
    </DockContext>,
  )
  const contact = 'Anna Berg, anna@bank.example'
  fireEvent.change(await screen.findByLabelText('Contact for questions'), { target: { value: contact } })
  fireEvent.click(screen.getByRole('button', { name: 'Copy leave-behind link' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Leave-behind link')
  const parts = new URLSearchParams(new URL(link.value).hash.slice(1))
  expect(parts.get('contact')).toBe(contact)
  expect(parts.has('tour')).toBe(false)
})
