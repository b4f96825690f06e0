import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'

/** Passes the form values to `onDraft` on every change, so that they survive a reload. */
// The type parameter is the only way to type the values, because Formik's context is untyped.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function KeepDraft<T>({ onDraft }: { onDraft: (values: T) => void }) {
  const { values } = useFormikContext<T>()
  const keep = useEffectEvent(onDraft)
  useEffect(() => keep(values), [values])
  return null
}
