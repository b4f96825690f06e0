import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { saveTour } from '../../../tours/saved-tours.ts'
import type { Tour } from '../../../tours/tour.ts'
import { DockContext, useDock, useStore } from '../../dock-context.ts'
import { createTestServices } from '../../testing/test-services.ts'
import { LatestResult, RunProvider } from '../run.tsx'
import { TourEditor } from './tour-editor.tsx'

const TOUR: Tour = {
  id: 'mine',
  title: 'Mine',
  steps: [
    { title: 'First', text: 'One.' },
    { title: 'Second', text: 'Two.' },
  ],
}

function Editor({ onClose }: { onClose: () => void }) {
  const [tour] = useStore(useDock().tours)
  const [step, setStep] = useState(0)
  return tour ? <TourEditor tour={tour} step={step} onStep={setStep} onClose={onClose} /> : null
}

async function open() {
  const services = await createTestServices()
  saveTour(services.tours, TOUR)
  const onClose = vi.fn<() => void>()
  const { unmount } = render(
    <DockContext value={services}>
      <RunProvider>
        <Editor onClose={onClose} />
        <LatestResult />
      </RunProvider>
    </DockContext>,
  )
  const texts = () => services.tours.state()[0]?.steps.map(({ text }) => text)
  return { texts, unmount, onClose }
}

const type = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it.each([
  ['another step is opened', () => press('2. Second'), ['Typed.', 'Two.']],
  ['the step is closed', () => press('1. First'), ['Typed.', 'Two.']],
  ['the step is moved', () => press('Move step 1 down'), ['Two.', 'Typed.']],
  ['the step is duplicated', () => press('Duplicate'), ['Typed.', 'Typed.', 'Two.']],
  ['the step is tried', () => press('Try this step'), ['Typed.', 'Two.']],
  ['all tours are shown', () => press('All tours'), ['Typed.', 'Two.']],
])('keeps what was typed when %s', async (_, leave, expected) => {
  const { texts } = await open()
  type('Text', 'Typed.')
  leave()
  await waitFor(() => expect(texts()).toEqual(expected))
})

it('saves what was typed when the dock is closed', async () => {
  const { texts, unmount } = await open()
  type('Text', 'Typed.')
  unmount()
  expect(texts()).toEqual(['Typed.', 'Two.'])
})

it('stays at a step that is incomplete, and says what is missing', async () => {
  const { texts, onClose } = await open()
  type('Text', ' ')
  press('2. Second')
  expect(await screen.findByText('Enter a text')).toBeTruthy()
  expect(screen.getByRole('button', { name: '1. First' }).ariaExpanded).toBe('true')
  press('All tours')
  expect(onClose).not.toHaveBeenCalled()
  expect(texts()).toEqual(['One.', 'Two.'])
})

it('does not put what was typed into the step that follows a deleted one', async () => {
  const { texts } = await open()
  type('Text', 'Typed.')
  press('Delete')
  await waitFor(() => expect(texts()).toEqual(['Two.']))
  press('All tours')
  expect(texts()).toEqual(['Two.'])
})
