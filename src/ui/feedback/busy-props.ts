/** Props of a button that ignores clicks while busy. It is not disabled, because a disabled button loses the focus. */
export const busyProps = (busy: boolean, onClick?: () => void) => ({
  'aria-busy': busy || undefined,
  'aria-disabled': busy || undefined,
  onClick: busy ? undefined : onClick,
})
