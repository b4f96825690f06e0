import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { conditionOf, media } from '../../theme/tokens.ts'
import { dusk } from '../../ui/lit.ts'
import { loadedWhenOpen } from '../../ui/loaded-when-open.tsx'

const { LoadedWhenOpen: ProductPicture } = loadedWhenOpen(() =>
  import('./product-picture.tsx').then((m) => m.ProductPicture),
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
  background: dusk,
  '@media print': { display: 'none' },
})

const wide = conditionOf(media.wide)

function onWidth(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** False until the page is alive. */
const useRoom = () =>
  useSyncExternalStore(
    onWidth,
    () => matchMedia(wide).matches,
    () => false,
  )

/** A look at the product where there is room for it. A small screen, which never shows it, does not fetch it either. */
export function BesideSignIn() {
  const room = useRoom()
  return (
    <Side aria-hidden data-picture>
      {room && <ProductPicture />}
    </Side>
  )
}
