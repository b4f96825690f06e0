import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { Ref } from 'react'

interface IconActionProps extends Omit<IconButtonProps, 'aria-label'> {
  /** The accessible name. */
  label: string
  /** What the tooltip says where that is not the name. */
  tip?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows an icon only, named and with a tooltip. */
export function IconAction({ label, tip = label, ...rest }: IconActionProps) {
  const button = <IconButton aria-label={label} {...rest} />
  // A disabled button has no pointer events to open a tooltip with.
  if (rest.disabled) return button
  return (
    <Tooltip title={tip} describeChild={tip !== label}>
      {button}
    </Tooltip>
  )
}
