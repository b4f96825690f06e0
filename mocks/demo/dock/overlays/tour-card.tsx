import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { currentAddress } from '../../../../src/routing/address.ts'
import { chapterAt, type TourPlayer, type TourState } from '../../tours/tour-player.ts'
import { openDialog } from '../page/accessible-name.ts'
import { findTarget } from '../page/find-target.ts'
import { isOfDock } from '../page/of-dock.ts'
import { useLooked } from '../page/use-looked.ts'
import { reveal, type Around } from './card-place.ts'
import { shownBox } from '../page/box.ts'
import { PointingCard } from './pointing-card.tsx'
import { Hint } from '../panel/kit.tsx'
import { TourButtons } from '../panel/sections/running-tour.tsx'

interface Seen extends Around {
  /** Counts the pages that have opened, by the focus that each of them gives to its heading. */
  arrivals: number
}

/** Shows one step at a time and outlines its target. Ends when somebody leaves the page of the step. */
export function TourCard({ state, player }: { state: TourState; player: Pick<TourPlayer, 'control'> }) {
  const { tour, index, busy, problem, playing } = state
  const revealed = useRef<Element>(undefined)
  const arrivals = useRef(0)
  const wasOnHeading = useRef(false)
  const page = useRef<{ step: unknown; path: string }>(undefined)
  const step = tour.steps[index]

  const seen = useLooked((): Seen => {
    const pointed = step?.target && !busy ? findTarget(step.target) : undefined
    const { pathname } = currentAddress()
    if (busy || page.current?.step !== step) page.current = undefined
    // Somebody has gone on by themselves, maybe while the target was away, as during the skeleton of its page.
    if (page.current && !problem && page.current.path !== pathname) player.control('end')
    if (pointed || (!busy && !step?.target)) page.current ??= { step, path: pathname }
    // Also when its page, or its data, have come later than the step.
    if (pointed && pointed !== revealed.current) reveal(pointed)
    revealed.current = pointed
    const isOnHeading = document.activeElement?.matches('h1, h2') === true
    if (isOnHeading && !wasOnHeading.current) arrivals.current += 1
    wasOnHeading.current = isOnHeading
    const dialog = openDialog()
    // In a dialog it is outside the form.
    const submit = (dialog ?? document).querySelector('[type=submit]')
    const around = { target: shownBox(pointed), submit: shownBox(submit), dialog: shownBox(dialog) }
    return { ...around, arrivals: arrivals.current }
  })

  useEffect(() => {
    // Whoever touches the page takes over. The tour's own presses are not trusted events.
    const pause = (event: Event) => {
      if (event.isTrusted && !isOfDock(event)) player.control('pause')
    }
    const listening = new AbortController()
    for (const kind of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(kind, pause, { capture: true, passive: true, signal: listening.signal })
    // A guest's button makes way for the card.
    const { dataset } = document.documentElement
    dataset['tour'] = ''
    return () => {
      listening.abort()
      delete dataset['tour']
    }
  }, [player])

  if (!step) return null
  return (
    <PointingCard
      label={`${tour.title}, step ${index + 1} of ${tour.steps.length}`}
      describedBy="tour-step"
      outline={seen?.target}
      around={seen ?? {}}
      // Again after a page has opened, because the page has taken the focus.
      focusOn={busy || playing ? undefined : `${index} ${seen?.arrivals ?? 0}`}
      onEscape={() => player.control('end')}
    >
      <Box>
        <Hint>
          {index + 1} / {tour.steps.length} · {chapterAt(state) ?? tour.title}
        </Hint>
        <Box id="tour-step">
          <Typography variant="h3" component="b">
            {step.title}
          </Typography>
          <Typography sx={{ marginBottom: 1 }}>{problem || step.text}</Typography>
        </Box>
      </Box>
      <TourButtons state={state} control={player.control} />
    </PointingCard>
  )
}
