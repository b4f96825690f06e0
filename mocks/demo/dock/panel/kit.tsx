import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button, { type ButtonProps } from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { createContext, use, useId, useState, type ReactNode } from 'react'
import { passesFocusOn } from '../../../../src/ui/feedback/focus.ts'
import { PHONE } from '../look/dock-theme.ts'
import { useRun } from './run.tsx'

// What the places and sections of the dock are made of. Its fields are in fields.tsx.

/** The sections that are open, by title. */
export const FoldContext = createContext({
  open: [] as readonly string[],
  toggle: (_section: string): void => undefined,
})

/** A folded section costs nothing. */
const UNMOUNTED = { transition: { timeout: 0, unmountOnExit: true } }

/** What a section of a place is given: its title, from the table of places. */
export interface SectionProps {
  title: string
}

interface FoldProps extends SectionProps {
  count?: number
  children: ReactNode
}

/** A part of a place that folds; the panel remembers which ones are open. */
export function Section({ title, count = 0, children }: FoldProps) {
  const id = useId()
  const { open, toggle } = use(FoldContext)
  return (
    <Accordion expanded={open.includes(title)} onChange={() => toggle(title)} slotProps={UNMOUNTED}>
      <AccordionSummary
        id={id}
        data-section={title}
        aria-controls={`${id}-details`}
        expandIcon={<ExpandMoreOutlined />}
      >
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

export const Hint = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
)

export const Row = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    {children}
  </Stack>
)

interface PairProps {
  /** The least width of a field, in rem, so that fields of a page with large text go below each other. */
  least?: number
  /** How much wider the first one is. */
  first?: number
  children: ReactNode
}

/** Fields beside each other where they fit. */
export const Pair = ({ least = 7, first = 1, children }: PairProps) => (
  <Stack
    direction="row"
    spacing={1.25}
    useFlexGap
    sx={{
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      '& > *': { flex: `1 1 ${least}rem`, width: 'auto', minWidth: 0 },
      '& > :first-of-type': { flexBasis: `${least * first}rem`, [PHONE]: first > 1 ? { flexBasis: '100%' } : {} },
    }}
  >
    {children}
  </Stack>
)

interface ItemProps {
  title: ReactNode
  text?: ReactNode
  /** Above and below it. */
  padding?: number
  /** What can be done with it. */
  children?: ReactNode
}

/** The ID of a row's text, which describes the buttons of the row. */
const RowText = createContext<string | undefined>(undefined)

/** A row of a list. It passes the focus on when it is removed. */
export function Item({ title, text, padding = 6, children }: ItemProps) {
  const id = useId()
  return (
    <ListItem ref={passesFocusOn} sx={{ gap: 1, padding: `${padding}px 0` }}>
      <ListItemText id={id} primary={title} secondary={text} />
      <RowText value={id}>{children}</RowText>
    </ListItem>
  )
}

interface PickProps extends ItemProps {
  /** Says which kind of list it is the current one of. */
  current?: boolean | 'step'
  onPick: () => unknown
}

/** A row of a list that can be pressed. */
export function Pick({ title, text, children, current = false, onPick }: PickProps) {
  const run = useRun()
  return (
    <li>
      <ListItemButton
        selected={Boolean(current)}
        aria-current={current || undefined}
        sx={{ gap: 1 }}
        onClick={() => void run(onPick)}
      >
        <ListItemText primary={title} secondary={text} />
        {children}
      </ListItemButton>
    </li>
  )
}

interface ActProps extends Omit<ButtonProps, 'onClick'> {
  work: () => unknown
  /** What is said after it. */
  done?: string
  primary?: boolean
  quiet?: boolean
}

/** A button that does something. It keeps the focus while disabled: many are disabled by their own press. */
export function Act({ work, done, disabled, primary = false, quiet = false, ...rest }: ActProps) {
  const run = useRun()
  const rowText = use(RowText)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await run(work, done)
    setBusy(false)
  }
  const off = disabled || busy
  return (
    <Button
      variant={primary ? 'contained' : quiet ? 'text' : 'outlined'}
      color={primary ? 'primary' : 'inherit'}
      // A label of its own names the row already.
      aria-describedby={rest['aria-label'] ? undefined : rowText}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      onClick={off ? undefined : () => void press()}
    />
  )
}

interface FileActProps {
  label: string
  accept: string
  done?: string
  work: (file: File) => unknown
}

/** MUI gives the label the role of a button, but the input inside is the control. */
const NO_ROLE = { role: undefined }

/** A button that opens the file picker. The input inside takes the focus. */
export function FileAct({ label, accept, done, work }: FileActProps) {
  const run = useRun()
  return (
    <Button component="label" tabIndex={-1} {...NO_ROLE}>
      {label}
      <input
        type="file"
        name={label}
        accept={accept}
        style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void run(() => work(file), done)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </Button>
  )
}
