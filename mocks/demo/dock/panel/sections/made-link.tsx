import { Shown } from '../kit/fields.tsx'
import { Hint } from '../kit/section.tsx'
import { LONG_LINK } from '../scenario-link.ts'

/** A link that was made, and a warning when it is long. */
export const MadeLink = ({ label, link }: { label: string; link: string }) => (
  <>
    <Shown label={label} value={link} />
    {link.length > LONG_LINK && (
      <Hint>
        {link.length.toLocaleString('en-GB')} characters: some mail programs cut links of over{' '}
        {LONG_LINK.toLocaleString('en-GB')}. A file is safer in a mail.
      </Hint>
    )}
  </>
)
