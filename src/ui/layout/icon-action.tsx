import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { Ref } from 'react'

interface IconActionProps extends Omit<IconButtonProps, 'aria-label'> {
  /** The accessible name. */
  label: string
  /** The tooltip, if it differs from `label`. */
  tip?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** An icon button with an accessible name and a tooltip. */
export function IconAction({ label, tip = label, ...rest }: IconActionProps) {
  const button = <IconButton aria-label={label} {...rest} />
  // A disabled button has no pointer events, so it cannot have a tooltip.
  if (rest.disabled) return button
  return (
    <Tooltip title={tip} describeChild={tip !== label}>
      {button}
    </Tooltip>
  )
}
