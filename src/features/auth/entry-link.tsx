import CircularProgress from '@mui/material/CircularProgress'
import { useTransition } from 'react'
import { Link, useNavigate, type LinkProps } from 'react-router-dom'

/** A link between the pages before the session. The page that is left stays until the code of the other has come. */
export function EntryLink(props: LinkProps) {
  const [opening, startTransition] = useTransition()
  const navigate = useNavigate()
  return (
    <>
      <Link
        {...props}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          startTransition(() => void navigate(props.to))
        }}
      />
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
