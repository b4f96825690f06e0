import useSWRImmutable from 'swr/immutable'
import { Hint } from './kit.tsx'

/** The encoder is loaded with the first code. */
async function draw(text: string) {
  const { generate } = await import('lean-qr')
  try {
    const code = generate(text)
    const squares: string[] = []
    for (let y = 0; y < code.size; y += 1)
      for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) squares.push(`M${x + 4} ${y + 4}h1v1h-1z`)
    return { size: code.size + 8, path: squares.join('') }
  } catch {
    return 'too long'
  }
}

/** A QR code of a text, drawn in the page: nothing is sent anywhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data: drawn } = useSWRImmutable(['QR code', text], () => draw(text), { keepPreviousData: true })
  if (drawn === 'too long') return <Hint>This link is too long for a QR code.</Hint>
  if (!drawn) return <Hint>Drawing the code…</Hint>
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      width="100%"
      style={{ maxWidth: 320, background: '#fff', borderRadius: 8, forcedColorAdjust: 'none' }}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} fill="#000" />
    </svg>
  )
}
