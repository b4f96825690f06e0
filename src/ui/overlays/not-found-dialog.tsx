import { capitalised } from '../../text/format.ts'
import { EmptyState } from '../feedback/states.tsx'
import { PlainDialog } from './dialog.tsx'

interface NotFoundDialogProps {
  /** For example `card`. */
  what: string
  text: string
  onClose: () => void
}

/** For an address that names something which is not there, or no longer. */
export function NotFoundDialog({ what, text, onClose }: NotFoundDialogProps) {
  return (
    <PlainDialog open onClose={onClose} title={capitalised(what)}>
      <EmptyState title={`There is no such ${what}`} text={text} />
    </PlainDialog>
  )
}
