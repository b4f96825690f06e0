import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useLoadingProps } from './use-loading-props.ts'

const Fields = styled('div')({ display: 'grid', gap: 24 })

/** Placeholder of a form: labels and fields. */
export function SkeletonFields({ fields, label }: { fields: number; label?: string }) {
  return (
    <Fields {...useLoadingProps(label)}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field}>
          <Skeleton width={112} />
          <Skeleton variant="rounded" height={40} sx={{ marginTop: '4px' }} />
        </div>
      ))}
    </Fields>
  )
}
