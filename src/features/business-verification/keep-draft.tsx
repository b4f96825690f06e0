import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'

/** Hands the form's values out as they are typed, so that a reload finds them again. */
export function KeepDraft<T>({ onDraft }: { onDraft: (values: T) => void }) {
  const { values } = useFormikContext<T>()
  const keep = useEffectEvent(onDraft)
  useEffect(() => keep(values), [values])
  return null
}
