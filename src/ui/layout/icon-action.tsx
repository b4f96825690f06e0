import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState, type Ref } from 'react'

interface IconActionProps extends Omit<IconButtonProps, 'aria-label'> {
  /** The accessible name. */
  label: string
  /** The tooltip, if it differs from `label`. */
  tip?: string | undefined
  /** Shows the tooltip without a pointer, e.g. "Copied" on a phone. */
  showsTip?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** An icon button with an accessible name and a tooltip, which is hidden while the button's menu is open. */
export function IconAction({ label, tip = label, showsTip = false, ...rest }: IconActionProps) {
  const [hovered, setHovered] = useState(false)
  const button = <IconButton aria-label={label} {...rest} />
  // A disabled button has no pointer events, so it cannot have a tooltip.
  if (rest.disabled) return button
  return (
    <Tooltip
      title={tip}
      describeChild={tip !== label}
      open={showsTip || (hovered && !rest['aria-expanded'])}
      onOpen={() => setHovered(true)}
      onClose={() => setHovered(false)}
    >
      {button}
    </Tooltip>
  )
}
