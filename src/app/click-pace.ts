import { unstable_forceFrameRate as forceFrameRate } from 'scheduler'

/** Frames a second. A slice of rendering lasts one of them: with the first as long as it takes, with the second React's usual 5 ms. */
const ONE_PIECE = 1
const SLICES = 0

/**
 * React renders a transition in slices and lets the browser paint between them. After a click the first of these paints
 * shows that it was felt; each further one shows the page of before once more and puts off the one that was asked for.
 * So: slices until the first frame after a click, and the rest in one piece.
 */
export function renderInOnePieceAfterClicks(): void {
  const { port1, port2 } = new MessageChannel()
  // Comes after the slice that React has asked for in the same way.
  port1.addEventListener('message', () => forceFrameRate(SLICES))
  port1.start()
  const afterFrame = () => {
    forceFrameRate(ONE_PIECE)
    port2.postMessage(undefined)
  }
  document.addEventListener('click', () => requestAnimationFrame(afterFrame), { capture: true, passive: true })
}
