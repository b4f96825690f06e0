import type { Bank } from '../../../bank/store/bank.ts'
import { wantsSamples } from '../../brand/presentation.ts'
import { useDock } from '../dock-context.ts'
import { useLooked } from '../page/use-looked.ts'
import { shownBox } from './card-place.ts'
import { claimsAbout } from './claims.ts'
import { Outline } from './outline.tsx'

const LOOK_EVERY_MS = 300
/** Less than around the target of a tour: they stand close together. */
const NARROWER = 3

function outlines(bank: Bank, samples: boolean) {
  const seen = new Set<Element>()
  return claimsAbout(bank, samples).flatMap(({ origin, note, find }, claim) =>
    [...find()].flatMap((element, index) => {
      const box = shownBox(element)
      if (!box || box.height === 0 || seen.has(element)) return []
      seen.add(element)
      const { left, top, width, height } = box
      const around = {
        left: left + NARROWER,
        top: top + NARROWER,
        width: width - 2 * NARROWER,
        height: height - 2 * NARROWER,
      }
      return [{ key: `${claim}.${index}`, tone: origin, note, around }]
    }),
  )
}

export function HonestyOverlay() {
  const { bank, presentation } = useDock()
  const shown = useLooked(() => outlines(bank, wantsSamples(bank, presentation)), LOOK_EVERY_MS, true) ?? []
  return (
    <div aria-hidden data-testid="honesty">
      {shown.map(({ key, ...outline }) => (
        <Outline key={key} {...outline} />
      ))}
    </div>
  )
}
