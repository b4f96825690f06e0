import Box from '@mui/material/Box'
import { useState } from 'react'
import { homeAddress, IN_FRAGMENT } from '../../../src/routing/address.ts'
import { PICTURES, pictureOf, VARIANTS, type Variant } from './screen.ts'

interface ScreenPictureProps {
  basePath: string
  name: string
  variant: Variant
  /** Of the picture, in its window's proportions; by default what its place leaves it. */
  width?: number
}

/** Shows nothing where there is no picture: offline, in the build that is one file, or before `npm run map`. */
export function ScreenPicture({ basePath, name, variant, width }: ScreenPictureProps) {
  const [isMissing, setMissing] = useState(IN_FRAGMENT)
  const window = VARIANTS[variant]
  if (isMissing) return null
  return (
    <Box
      component="img"
      loading="lazy"
      decoding="async"
      alt=""
      src={`${homeAddress(basePath)}${PICTURES}${pictureOf(name, variant)}`}
      onError={() => setMissing(true)}
      sx={{
        display: 'block',
        width: width ?? '100%',
        maxWidth: '100%',
        aspectRatio: `${window.width} / ${window.height}`,
        objectFit: 'cover',
        backgroundColor: 'background.default',
      }}
    />
  )
}
