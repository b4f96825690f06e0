/**
 * What a button gets that starts something: until that is done it does nothing more, and says so. A disabled one would lose
 * the focus, and a dialog hears Escape only while the focus is in it.
 */
export const unlessBusy = (busy: boolean, press?: () => void) => ({
  'aria-busy': busy || undefined,
  'aria-disabled': busy || undefined,
  onClick: busy ? undefined : press,
})
