import { Shown } from '../kit/fields.tsx'
import { Hint } from '../kit/section.tsx'
import { deviceOnly, LONG_LINK } from '../scenario-link.ts'

/** A link that was made, and a warning when it is long or works on this device only. */
export function MadeLink({ label, link }: { label: string; link: string }) {
  const onlyHere = deviceOnly()
  return (
    <>
      <Shown label={label} value={link} />
      {onlyHere && <Hint>{onlyHere}</Hint>}
      {link.length > LONG_LINK && (
        <Hint>
          {link.length.toLocaleString('en-GB')} characters: some mail programs cut links of over{' '}
          {LONG_LINK.toLocaleString('en-GB')}. A file is safer in a mail.
        </Hint>
      )}
    </>
  )
}
