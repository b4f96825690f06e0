import Box from '@mui/material/Box'
import { mono } from '../dock/look/dock-theme.ts'

interface PinMarkProps {
  number: number
  place: { left: number; top: number }
  current?: boolean
}

/** What a card leaves uncovered of a mark at this place. */
export const roomOfMark = ({ left, top }: PinMarkProps['place']) => ({
  left: left - 30,
  top: top - 50,
  width: 60,
  height: 80,
})

/** The numbered mark of a pin; its tip is at the spot. Presses go through to the product. */
export const PinMark = ({ number, place, current = false }: PinMarkProps) => (
  <Box
    aria-hidden
    data-testid="pin"
    style={place}
    sx={{ position: 'fixed', zIndex: 2147481500, pointerEvents: 'none' }}
  >
    <Box
      component="span"
      sx={{
        ...mono,
        position: 'absolute',
        left: 0,
        bottom: 0,
        display: 'grid',
        placeItems: 'center',
        minWidth: 26,
        height: 26,
        padding: '0 4px',
        border: '2px solid',
        borderColor: current ? 'primary.contrastText' : '#fff',
        borderRadius: '999px 999px 999px 0',
        backgroundColor: current ? 'primary.main' : 'background.default',
        color: current ? 'primary.contrastText' : 'primary.main',
        fontSize: 12,
        fontWeight: 600,
        boxShadow: 3,
        '@media (forced-colors: active)': current ? { outline: '3px solid Highlight' } : {},
      }}
    >
      {number}
    </Box>
  </Box>
)
