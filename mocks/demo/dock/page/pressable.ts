/** What is pressed on a page. */
export const PRESSABLE =
  'a[href], button, summary, [role=button], [role=link], [role=menuitem], [role=option], [role=tab]'

/** What is pressed or filled in. */
export const INTERACTIVE = `${PRESSABLE}, input, select, textarea, label, [contenteditable]`
