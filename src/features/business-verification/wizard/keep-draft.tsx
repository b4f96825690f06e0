import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'

/** Hands the form's values out as they are typed, so that a reload finds them again. */
// Formik's context carries no type of its values: the caller states it once, here.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function KeepDraft<T>({ onDraft }: { onDraft: (values: T) => void }) {
  const { values } = useFormikContext<T>()
  const keep = useEffectEvent(onDraft)
  useEffect(() => keep(values), [values])
  return null
}
