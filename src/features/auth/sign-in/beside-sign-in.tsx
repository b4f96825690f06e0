import { styled } from '@mui/material/styles'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { conditionOf, media } from '../../../theme/tokens.ts'
import { panelColor } from '../dark-panel.ts'

/** Nothing is shown when the picture cannot be loaded: the form must work without it. */
const ProductPicture = lazy(() =>
  import('./product-picture.tsx').then(
    (m) => ({ default: m.ProductPicture }),
    () => ({ default: () => <></> }),
  ),
)

const Side = styled('div')({
  display: 'none',
  [media.wide]: { display: 'grid' },
  position: 'relative',
  overflow: 'hidden',
  alignContent: 'center',
  justifyItems: 'center',
  padding: 48,
  color: '#fff',
  background: panelColor,
  '@media print': { display: 'none' },
})

const wide = conditionOf(media.wide)

function onWidth(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is wide enough for the picture. False until the page is hydrated. */
const useIsWide = () =>
  useSyncExternalStore(
    onWidth,
    () => matchMedia(wide).matches,
    () => false,
  )

/** A picture of the product beside the form. Small screens neither show nor download it. */
export function BesideSignIn() {
  const isWide = useIsWide()
  return (
    <Side aria-hidden data-picture>
      <Suspense>{isWide && <ProductPicture />}</Suspense>
    </Side>
  )
}
