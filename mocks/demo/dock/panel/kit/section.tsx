import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { createContext, use, useId, type ReactNode } from 'react'

export interface Folds {
  isOpen: (section: string) => boolean
  toggle: (section: string) => void
}

export const FoldContext = createContext<Folds>({ isOpen: () => true, toggle: () => undefined })

/** A folded section costs nothing. */
const UNMOUNTED = { transition: { timeout: 0, unmountOnExit: true } }

interface SectionProps {
  title: string
  count?: number
  children: ReactNode
}

/** A part of a place that folds; the panel remembers which ones are open. */
export function Section({ title, count = 0, children }: SectionProps) {
  const id = useId()
  const { isOpen, toggle } = use(FoldContext)
  return (
    <Accordion expanded={isOpen(title)} onChange={() => toggle(title)} slotProps={UNMOUNTED}>
      <AccordionSummary id={id} aria-controls={`${id}-details`} expandIcon={<ExpandMoreOutlined />}>
        <Typography component="span" variant="h3">
          {title}
        </Typography>
        {count > 0 && <Chip label={count} />}
      </AccordionSummary>
      <AccordionDetails id={`${id}-details`}>
        <Stack spacing={1.25}>{children}</Stack>
      </AccordionDetails>
    </Accordion>
  )
}

export const Hint = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Typography variant="body2" color="textSecondary" id={id} sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
)
