import { keepInTab, keptInTab } from '../../tab-memory.ts'
import { PLACE_NAMES, PLACES, type Place, type Spot } from './places.tsx'

const KEY = 'corridor:dock-place'

/** The place that is shown, and the sections that are unfolded. */
interface Left {
  place: Place
  open: string[]
}

/** As it was left in this tab, also while a spot is chosen on the page; or where the dock is opened now. */
export function openedAt(first: Spot | undefined): Left {
  const left = remembered()
  const section = first?.section === undefined ? [] : [first.section]
  return { place: first?.place ?? left.place, open: [...left.open, ...section] }
}

export const rememberPlace = (left: Left): void => keepInTab(KEY, left)

function remembered(): Left {
  const { place, open } = (keptInTab(KEY) ?? {}) as Partial<Left>
  const known = PLACE_NAMES.find((name) => name === place)
  if (known && Array.isArray(open)) return { place: known, open }
  return {
    place: 'Scene',
    open: Object.values(PLACES).flatMap(({ sections }) =>
      sections.filter(({ isOpen }) => isOpen).map(({ title }) => title),
    ),
  }
}
