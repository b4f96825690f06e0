import { useState } from 'react'
import { copyText } from '../files.ts'
import { Text } from '../fields.tsx'
import { Hint } from '../kit.tsx'
import { deviceOnly, LONG_LINK } from '../scenario-link.ts'

/** Makes a link and copies it; the last one is returned, to be shown. */
export function useMadeLink<T extends unknown[]>(make: (...of: T) => Promise<string>) {
  const [link, setLink] = useState('')
  const copy = async (...of: T) => {
    const made = make(...of)
    await Promise.all([copyText(made), made.then(setLink)])
  }
  return [link, copy] as const
}

/** A link that was made, and a warning when it is long or works on this device only. */
export function MadeLink({ label, link }: { label: string; link: string }) {
  const onlyHere = deviceOnly()
  if (link === '') return null
  return (
    <>
      <Text readOnly label={label} value={link} onFocus={({ target }) => target.select()} />
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
