import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { counted } from '../../../src/text/format.ts'
import { unlessSecondPress } from '../../../src/ui/overlays/second-press.ts'
import { Floating } from '../dock/overlays/floating.ts'
import type { Tour } from '../tours/tour.ts'
import type { GuestLink } from './guest-link.ts'

interface GuestProps {
  tours: readonly Tour[]
  guest: GuestLink
  /** The tour that the link holds itself. */
  own?: Tour | undefined
  onStart: (tour: Tour) => Promise<void>
  /** Opens the link again. */
  onAgain: () => void
}

const CORNER = { right: 12, bottom: 'calc(12px + var(--page-inset-bottom, 0px) + var(--page-bar, 0px))' }
const LONG_DATE = { dateStyle: 'long' } as const

/** One quiet button, and at first the tour that the link offers. */
export function Guest({ tours: shipped, guest, own, onStart, onAgain }: GuestProps) {
  const tours = own ? [own, ...shipped] : shipped
  const offered = own ?? shipped.find(({ id }) => id === guest.tour)
  const [isOffered, setOffered] = useState(offered !== undefined)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState('')
  const start = async (tour: Tour) => {
    setOffered(false)
    setOpen(false)
    try {
      await onStart(tour)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The tour did not start.')
      setOpen(true)
    }
  }
  const close = () => {
    setOpen(false)
    setProblem('')
  }
  return (
    <>
      {offered && isOffered ? (
        <Floating role="region" aria-label="Guided tour" style={CORNER} sx={{ flexWrap: 'wrap', typography: 'body1' }}>
          Guided tour: {offered.title}
          <span style={{ whiteSpace: 'nowrap' }}>
            <Button variant="contained" color="primary" onClick={() => void start(offered)}>
              Start
            </Button>
            <Button variant="text" onClick={() => setOffered(false)}>
              Not now
            </Button>
          </span>
        </Floating>
      ) : (
        <Floating style={CORNER} sx={{ padding: 0, zIndex: 1000 }}>
          <Button variant="text" sx={{ padding: '4px 14px' }} onClick={() => setOpen(true)}>
            What can I try here?
          </Button>
        </Floating>
      )}
      <Dialog open={isOpen} onClose={unlessSecondPress(close)} fullWidth maxWidth="xs" aria-labelledby="guest-title">
        <DialogTitle id="guest-title" variant="h2">
          What can I try here?
        </DialogTitle>
        <DialogContent>
          <Typography color="textSecondary">
            Everything works: press and type as you like. Nothing is real, and nothing leaves this browser. A tour shows
            the way, and begins where it needs to.
          </Typography>
          {problem && (
            <Alert severity="error" sx={{ marginTop: 1 }}>
              {problem}
            </Alert>
          )}
          <List aria-label="Tours" sx={{ marginY: 1 }}>
            {tours.map((tour) => (
              <ListItem key={tour.id} sx={{ padding: 0 }}>
                <ListItemButton onClick={() => void start(tour)}>
                  <ListItemText primary={tour.title} secondary={counted(tour.steps.length, 'step')} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {guest.until !== undefined &&
              `Open until ${new Date(guest.until).toLocaleDateString('en-GB', LONG_DATE)}. `}
            {guest.contact !== undefined && `Questions: ${guest.contact}`}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onAgain}>Start again</Button>
          <Button variant="contained" color="primary" onClick={close}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
