/** The numbered mark of a pin; its tip is at the spot. Presses go through to the product. */
export function PinMark({
  number,
  place: { left, top },
  current = false,
}: {
  number: number
  place: { left: number; top: number }
  current?: boolean
}) {
  return (
    <div className="pin" data-current={current ? '' : undefined} aria-hidden style={{ left, top }}>
      <span>{number}</span>
    </div>
  )
}
