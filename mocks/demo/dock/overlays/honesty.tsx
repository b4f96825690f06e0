import type { Bank } from '../../../bank/store/bank.ts'
import { wantsSamples } from '../../brand/presentation.ts'
import { useDock } from '../dock-context.ts'
import { useLooked } from '../page/use-looked.ts'
import { shownBox } from '../page/box.ts'
import { claimsAbout } from './claims.ts'
import { Outline } from './outline.tsx'

function outlines(bank: Bank, samples: boolean) {
  const seen = new Set<Element>()
  return claimsAbout(bank, samples).flatMap(({ origin, note, find }, claim) =>
    [...find()].flatMap((element, index) => {
      const box = shownBox(element)
      if (!box || box.height === 0 || seen.has(element)) return []
      seen.add(element)
      return [{ key: `${claim}.${index}`, tone: origin, note, around: box }]
    }),
  )
}

export function HonestyOverlay() {
  const { bank, presentation } = useDock()
  const shown = useLooked(() => outlines(bank, wantsSamples(bank, presentation)), { follows: true }) ?? []
  return (
    <div aria-hidden data-testid="honesty">
      {shown.map(({ key, ...outline }) => (
        // Narrower than around the target of a tour: they stand close together.
        <Outline key={key} margin={3} {...outline} />
      ))}
    </div>
  )
}
