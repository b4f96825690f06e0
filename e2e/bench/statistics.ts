/** Undefined for an empty list, so that a missing measurement never passes. */
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

export const ratio = (value: number | undefined, baseline: number | undefined): number | undefined =>
  value === undefined || baseline === undefined || baseline === 0 ? undefined : value / baseline
