import { useAddressParams } from '../../../routing/address-params.ts'

const STEP = 'step'

/** The steps in order, as the address names them. */
const NAMES = ['profile', 'owners', 'directors', 'documents', 'compliance'] as const

/** The step in the address, so that it can be linked to and Back leads to the step before. */
export function useStepAddress() {
  const [params, changeParams] = useAddressParams()
  const name = params.get(STEP)
  const asked = NAMES.findIndex((known) => known === name)
  return {
    /** The step that the address names; -1 if it names none, or one that does not exist. */
    asked,
    /** Goes to a step, or without one to the ending. */
    go: (step: number | undefined, options?: { replace: boolean }) =>
      changeParams((next) => {
        const wanted = step === undefined ? undefined : NAMES[step]
        if (wanted === undefined) next.delete(STEP)
        else next.set(STEP, wanted)
      }, options),
    /** Whether the address names exactly that step, or none. */
    isAt: (step: number | undefined) => name === (step === undefined ? null : NAMES[step]),
  }
}
