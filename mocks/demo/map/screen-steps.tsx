import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { mono, oneLine } from '../dock/look/dock-theme.ts'
import { IN_NEW_TAB, linkTo, ScreenActs, type Named } from './screen-links.tsx'
import { ScreenPicture } from './screen-picture.tsx'
import { VARIANTS, variantsOf } from './screen.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
/** A little more than their own pixels; all four fit beside each other. */
const WIDTHS = { wide: 456, phone: 204 } as const

interface ScreenStepsProps {
  basePath: string
  group: string
  screens: readonly Named[]
  onEnd: () => void
}

/** The states of one page, one at a time: in both schemes, and at phone width too. Arrow keys step. */
export function ScreenSteps({ basePath, group, screens, onEnd }: ScreenStepsProps) {
  const [index, setIndex] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  // So that the arrow keys work from the first moment.
  useEffect(() => next.current?.focus(), [])
  const named = screens[index]
  if (!named) return null
  const { name, screen } = named
  const step = (by: number) => setIndex((index + by + screens.length) % screens.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  return (
    <Box component="section" aria-label={`States of ${group}`} onKeyDown={onKeyDown}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button onClick={onEnd}>All screens</Button>
        <IconButton aria-label="Previous state" onClick={() => step(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton ref={next} aria-label="Next state" onClick={() => step(1)}>
          <ChevronRight />
        </IconButton>
        <Box aria-live="polite" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Typography variant="h3">
            {group}, {index + 1} of {screens.length}: {screen.title}
          </Typography>
          <Typography variant="body2" sx={{ ...mono, ...oneLine, color: 'text.secondary' }}>
            /{screen.path}
          </Typography>
        </Box>
        <ScreenActs basePath={basePath} {...named} />
        <Button variant="contained" color="primary" href={linkTo(basePath, named)} {...IN_NEW_TAB}>
          Open
        </Button>
      </Stack>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', marginTop: 2 }}>
        {variantsOf(screen).map((variant) => (
          <Box key={`${name} ${variant}`} component="figure" sx={{ margin: 0, maxWidth: '100%' }}>
            <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
              <ScreenPicture
                basePath={basePath}
                name={name}
                variant={variant}
                width={variant.startsWith('wide') ? WIDTHS.wide : WIDTHS.phone}
              />
            </Box>
            <Typography component="figcaption" variant="body2" sx={{ marginTop: 0.5, color: 'text.secondary' }}>
              {VARIANTS[variant].title}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
