import type { Tour } from '../tour.ts'

/** The tour with this step alone, which offers no way to others. */
export function onlyStep(tour: Tour, index: number): Tour {
  const steps = tour.steps.slice(index, index + 1).map((step) => {
    const { choices: _, ...rest } = step
    return rest
  })
  return { ...tour, steps }
}
