import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import type { Ref } from 'react'
import { useTip } from './tip.tsx'

interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | keyof ReturnType<typeof useTip>['events']> {
  /** The accessible name. */
  label: string
  /** The tooltip, if it differs from `label`. */
  tip?: string | undefined
  /** Shows the tooltip without a pointer, e.g. "Copied" on a phone. */
  showsTip?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** An icon button with an accessible name and a tooltip, which is hidden while the button's menu is open. */
export function IconAction({ label, tip: title = label, showsTip = false, ...rest }: IconActionProps) {
  const { events, tip } = useTip(title, { always: showsTip, never: rest.disabled || Boolean(rest['aria-expanded']) })
  return (
    <>
      <IconButton aria-label={label} {...events} {...rest} />
      {tip}
    </>
  )
}
