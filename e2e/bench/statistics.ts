/** Undefined without a single number: a value that was not measured never counts as good. */
export function median(values: readonly (number | null | undefined)[]): number | undefined {
  return quantile(values, 0.5)
}

export function quantile(values: readonly (number | null | undefined)[], share: number): number | undefined {
  const sorted = values
    .filter((value): value is number => typeof value === 'number' && !Number.isNaN(value))
    .toSorted((a, b) => a - b)
  if (sorted.length === 0) return undefined
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

export const ratio = (value: number | undefined, floor: number | undefined): number | undefined =>
  value === undefined || floor === undefined || floor === 0 ? undefined : value / floor
