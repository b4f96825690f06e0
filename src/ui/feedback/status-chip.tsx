import { styled } from '@mui/material/styles'
import type { ReactElement } from 'react'
import { forcedColors, token, tone, TONES, type Tone } from '../../theme/tokens.ts'

/**
 * A label in the colours of `data-tone`, with a dot if it has `data-dot`. Not MUI's Chip, whose three styled elements
 * in each row took a tenth of the time in which the list of payments opens.
 */
export const Chip = styled('div')({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  height: '1.375rem',
  padding: '0 0.75em',
  borderRadius: 999,
  fontSize: token.size.caption,
  fontWeight: 550,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '&[data-dot]::before': { content: '""', flex: 'none', width: 6, height: 6, borderRadius: '50%' },
  '&::before, & > .MuiSvgIcon-root': { margin: '0 -2px 0 -3px' },
  '& > .MuiSvgIcon-root': { fontSize: '0.875rem' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  ...Object.fromEntries(
    TONES.map((name) => {
      const { text, tint, dot } = tone(name)
      return [`&[data-tone="${name}"]`, { color: text, backgroundColor: tint, '&::before': { background: dot } }]
    }),
  ),
  [forcedColors]: { '&[data-tone]::before': { background: 'CanvasText' } },
})

interface StatusChipProps {
  tone: Tone
  /** Replaces the dot. */
  icon?: ReactElement | undefined
  label: string
}

export const StatusChip = ({ tone: name, icon, label }: StatusChipProps) => (
  <Chip data-tone={name} data-dot={icon ? undefined : ''}>
    {icon}
    <span>{label}</span>
  </Chip>
)
