import useSWRImmutable from 'swr/immutable'
import { Hint } from './kit.tsx'

/** The encoder is loaded with the first code. */
async function draw(text: string): Promise<string> {
  const [{ generate }, { toSvgDataURL }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')])
  try {
    return toSvgDataURL(generate(text), { off: 'white' })
  } catch {
    return 'too long'
  }
}

/** A QR code of a text, drawn in the page: nothing is sent anywhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data: drawn } = useSWRImmutable(['QR code', text], () => draw(text), { keepPreviousData: true })
  if (drawn === 'too long') return <Hint>This link is too long for a QR code.</Hint>
  if (drawn === undefined) return <Hint>Drawing the code…</Hint>
  return <img src={drawn} alt={label} width="100%" style={{ maxWidth: 320, borderRadius: 8 }} />
}
