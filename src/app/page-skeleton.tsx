import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { media } from '../theme/tokens.ts'
import { useLoadingProps } from '../ui/feedback/use-loading-props.ts'

const Frame = styled('div')({
  maxWidth: 1264,
  margin: '0 auto',
  padding: '28px 32px',
  display: 'grid',
  gap: 24,
  [media.phone]: { padding: '20px 16px' },
})

/** Shown while the code of a page is loading. */
export function PageSkeleton() {
  return (
    <Frame {...useLoadingProps()}>
      <Skeleton variant="rounded" width={240} height={34} />
      <Skeleton variant="rounded" height={312} />
    </Frame>
  )
}
