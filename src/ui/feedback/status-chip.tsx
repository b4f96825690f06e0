import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import type { ReactElement } from 'react'
import { forcedColors, tone, TONES, type Tone } from '../../theme/tokens.ts'

const Dot = styled('span')({
  width: 6,
  height: 6,
  flex: 'none',
  borderRadius: '50%',
  ...Object.fromEntries(TONES.map((name) => [`&[data-tone="${name}"]`, { background: tone(name).dot }])),
  [forcedColors]: { '&[data-tone]': { background: 'CanvasText' } },
})

interface StatusChipProps {
  tone: Tone
  /** Replaces the dot. */
  icon?: ReactElement | undefined
  label: string
}

export const StatusChip = ({ tone: name, icon, label }: StatusChipProps) => (
  <Chip color={name} icon={icon ?? <Dot data-tone={name} />} label={label} />
)
