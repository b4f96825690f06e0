import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { forcedColors, tone, TONES, type Tone } from '../theme/tokens.ts'

const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '2px 9px',
  borderRadius: 999,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { fontSize: '0.875rem', marginLeft: -2 },
  ...Object.fromEntries(
    TONES.map((name) => [`&[data-tone="${name}"]`, { color: tone(name).text, background: tone(name).tint }]),
  ),
})

const Dot = styled('span')({
  width: 6,
  height: 6,
  borderRadius: '50%',
  flex: 'none',
  ...Object.fromEntries(TONES.map((name) => [`[data-tone="${name}"] > &`, { background: tone(name).dot }])),
  [forcedColors]: { '[data-tone] > &': { background: 'CanvasText' } },
})

interface StatusBadgeProps {
  tone: Tone
  /** Takes the dot's place. */
  icon?: ReactNode
  children: ReactNode
}

export function StatusBadge({ tone: name, icon, children }: StatusBadgeProps) {
  return (
    <Badge data-tone={name}>
      {icon ?? <Dot />}
      {children}
    </Badge>
  )
}
