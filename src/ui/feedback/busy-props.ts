/**
 * Props of a button that starts something: while that is under way it does nothing more, and says so. It is not disabled,
 * because a disabled button loses the focus.
 */
export const busyProps = (busy: boolean, onClick?: () => void) => ({
  'aria-busy': busy || undefined,
  'aria-disabled': busy || undefined,
  onClick: busy ? undefined : onClick,
})
