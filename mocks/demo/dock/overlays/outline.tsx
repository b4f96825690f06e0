import Box from '@mui/material/Box'
import { mono } from '../look/dock-theme.ts'
import { outlineOf, type Box as Place } from '../page/box.ts'

const TONES = { live: '#63d19b', simulated: '#8ab8ff', sample: '#f6bd5c' } as const

interface OutlineProps {
  around: Place
  margin?: number
  tone?: keyof typeof TONES
  note?: string
}

/** A frame around a part of the page, with a note where there is one. Presses go through to the product. */
export function Outline({ around, margin, tone = 'sample', note }: OutlineProps) {
  return (
    <Box
      aria-hidden
      data-testid="outline"
      style={outlineOf(around, margin)}
      sx={{
        position: 'fixed',
        zIndex: 2147481000,
        pointerEvents: 'none',
        border: `2px solid ${TONES[tone]}`,
        borderRadius: 1,
      }}
    >
      {note !== undefined && (
        <Box
          component="i"
          sx={{
            ...mono,
            position: 'absolute',
            top: -9,
            left: 6,
            padding: '0 6px',
            borderRadius: 0.5,
            background: TONES[tone],
            color: '#0a0d12',
            font: '600 10px/16px ui-monospace, Menlo, monospace',
            whiteSpace: 'nowrap',
          }}
        >
          {note}
        </Box>
      )}
    </Box>
  )
}
