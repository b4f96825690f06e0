import { capitalised } from '../../text/format.ts'
import { EmptyState } from '../feedback/states.tsx'
import { PlainDialog } from './dialog.tsx'

interface NotFoundDialogProps {
  /** What is missing, in small letters: `card`. */
  what: string
  text: string
  onClose: () => void
}

/** Shown when a link names something that does not exist, or no longer does. */
export function NotFoundDialog({ what, text, onClose }: NotFoundDialogProps) {
  return (
    <PlainDialog open onClose={onClose} title={capitalised(what)}>
      <EmptyState title={`There is no such ${what}`} text={text} />
    </PlainDialog>
  )
}
