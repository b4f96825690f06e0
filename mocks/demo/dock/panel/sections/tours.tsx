import List from '@mui/material/List'
import { lazy, Suspense, useState } from 'react'
import { counted } from '../../../../../src/text/format.ts'
import { shippedTours } from '../../../tours/shipped.ts'
import { readTourText, writeTourText } from '../../../tours/read-tour.ts'
import { saveTour } from '../../../tours/saved-tours.ts'
import { keepInTab, keptInTab } from '../../../tab-memory.ts'
import { useDock, useStore } from '../../dock-context.ts'
import { saveFile } from '../files.ts'
import { Act, FileAct, Hint, Item, Section, type SectionProps } from '../kit.tsx'

const TourEditor = lazy(() => import('../tour-editor/tour-editor.tsx').then((code) => ({ default: code.TourEditor })))

const EDITED = 'corridor:edited-tour'

/** The tour and the index of its step that are edited. */
interface Edited {
  id: string
  step: number
}

export function ToursSection(section: SectionProps) {
  const { command, tours } = useDock()
  const own = useStore(tours)
  // The panel is closed while a step is tried or points at another place.
  const [edited, setEdited] = useState(() => keptInTab(EDITED) as Edited | undefined)
  const edit = (next: Edited | undefined) => {
    setEdited(next)
    keepInTab(EDITED, next)
  }
  const open = own.find(({ id }) => id === edited?.id)
  const add = (text: string) => {
    const tour = readTourText(text)
    if (shippedTours.some(({ id }) => id === tour.id))
      throw new Error(`"${tour.id}" is a shipped tour: give it another id.`)
    saveTour(tours, tour)
  }
  return (
    <Section {...section} count={shippedTours.length + own.length}>
      {edited && open ? (
        <Suspense>
          <TourEditor
            tour={open}
            step={edited.step}
            onStep={(step) => edit({ id: open.id, step })}
            onClose={() => edit(undefined)}
          />
        </Suspense>
      ) : (
        <>
          <Hint>Tours run in the real product: step by step, or on their own until someone touches the page.</Hint>
          <List aria-label="Tours">
            {[...own.toReversed(), ...shippedTours].map((tour) => {
              const { id, title, steps } = tour
              const isOwn = own.includes(tour)
              const openEditor = () => {
                const copy = isOwn ? tour : { ...tour, id: `my-${id}` }
                saveTour(tours, copy)
                edit({ id: copy.id, step: 0 })
              }
              const acts = [
                { text: 'Start', quiet: false, work: () => command.startTour(id) },
                { text: 'Play', quiet: false, work: () => command.startTour(id, { play: true }) },
                { text: 'Edit', name: isOwn ? 'Edit' : 'Copy and edit', work: openEditor },
                { text: 'Export', done: 'Saved.', work: () => saveFile(`${id}.tour.json`, writeTourText(tour)) },
                ...(isOwn ? [{ text: 'Delete', work: () => tours.set(own.filter((other) => other !== tour)) }] : []),
              ]
              return (
                <Item key={id} title={title} text={counted(steps.length, 'step')} padding={3}>
                  {acts.map(({ text, name = text, quiet = true, done = '', work }) => (
                    <Act key={text} quiet={quiet} aria-label={`${name} ${title}`} done={done} work={work}>
                      {text}
                    </Act>
                  ))}
                </Item>
              )
            })}
          </List>
          <div>
            <FileAct
              label="Import a tour"
              accept="application/json,.json"
              done="Imported."
              work={async (file) => add(await file.text())}
            />
          </div>
        </>
      )}
    </Section>
  )
}
