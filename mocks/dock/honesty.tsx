import { useEffect, useState } from 'react'

type Origin = 'live' | 'simulated' | 'sample'

interface Claim {
  origin: Origin
  note: string
  find: () => Iterable<Element>
}

const all = (selector: string) => () => document.querySelectorAll(selector)
/** The part of the page below a heading that begins with one of these words. */
const below = (...titles: string[]) => () =>
  [...document.querySelectorAll('#root h2, #root h3, [role=dialog] h2, [role=dialog] h3')]
    .filter((heading) => titles.some((title) => (heading.textContent ?? '').trim().startsWith(title)))
    .map((heading) => heading.closest('section, article, [class*=Panel]') ?? heading.parentElement ?? heading)

/** What on the page comes from the (mock) bank, what the bank makes up as it goes, and what the specification fixes as a sample. */
const claims: readonly Claim[] = [
  { origin: 'sample', note: 'sample: two fixed organizations', find: all('select[aria-label="Organization"]') },
  { origin: 'sample', note: 'sample: three fixed notices', find: all('button[aria-label^="Notifications"]') },
  { origin: 'sample', note: 'sample: always empty', find: below('Recent FX Trades') },
  { origin: 'sample', note: 'sample: ten fixed methods', find: below('Local payment methods', 'LPM', 'Payment methods') },
  { origin: 'sample', note: 'sample: two fixed documents', find: below('Document vault', 'Documents') },
  { origin: 'simulated', note: 'simulated: mid rates walk, their change is noise', find: below('Live') },
  { origin: 'simulated', note: 'simulated: a screening on this device', find: below('Screening') },
  { origin: 'live', note: 'live: quoted by the bank', find: below('Quote Details') },
  { origin: 'live', note: 'live: from the bank', find: all('main table, main [role=table], main [role=grid]') },
  { origin: 'live', note: 'live: from the bank', find: below('Total Balance', 'Active Accounts', 'Monthly Volume', 'Pending Payments') },
]

interface Outline {
  key: string
  origin: Origin
  note: string
  box: { left: number; top: number; width: number; height: number }
}

const LOOK_EVERY_MS = 300

function outlines(): Outline[] {
  const seen = new Set<Element>()
  return claims.flatMap(({ origin, note, find }, claim) =>
    [...find()].flatMap((element, index) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0 || seen.has(element)) return []
      seen.add(element)
      return [{ key: `${claim}.${index}`, origin, note, box: { left: left - 3, top: top - 3, width: width + 6, height: height + 6 } }]
    }),
  )
}

export function HonestyOverlay() {
  const [shown, setShown] = useState<Outline[]>(outlines)
  useEffect(() => {
    const look = () => setShown(outlines())
    const timer = setInterval(look, LOOK_EVERY_MS)
    window.addEventListener('scroll', look, true)
    return () => {
      clearInterval(timer)
      window.removeEventListener('scroll', look, true)
    }
  }, [])
  return (
    <div aria-hidden data-testid="honesty">
      {shown.map(({ key, origin, note, box }) => (
        <div key={key} className="outline" data-tone={origin} style={box}>
          <i>{note}</i>
        </div>
      ))}
    </div>
  )
}
