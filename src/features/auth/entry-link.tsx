import CircularProgress from '@mui/material/CircularProgress'
import { useTransition } from 'react'
import { Link, useLinkClickHandler, type LinkProps } from 'react-router'

/** A link between sign-in and sign-up. A spinner beside it says that the code of the other page is on its way. */
export function EntryLink(props: LinkProps) {
  const [opening, startTransition] = useTransition()
  const open = useLinkClickHandler(props.to)
  return (
    <>
      <Link {...props} onClick={(event) => startTransition(() => open(event))} />
      {opening && (
        <CircularProgress
          role="status"
          aria-label="Opening"
          size={14}
          sx={{ position: 'absolute', margin: '3px 8px' }}
        />
      )}
    </>
  )
}
