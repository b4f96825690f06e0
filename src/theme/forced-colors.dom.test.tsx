import Alert from '@mui/material/Alert'
import { ThemeProvider } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inForcedColors } from '../testing/forced-colors.ts'
import { theme } from './theme.ts'

const bordersOf = (element: Element | null) => inForcedColors(element).map(({ border }) => border)

it('gives notices and tooltips a border in forced-colors mode, which removes their fill', async () => {
  render(
    <ThemeProvider theme={theme()}>
      <Alert severity="error">Not activated yet</Alert>
      <Tooltip title="Use dark colours" open>
        <button>Theme</button>
      </Tooltip>
    </ThemeProvider>,
  )
  const tip = (await screen.findByRole('tooltip')).querySelector('.MuiTooltip-tooltip')
  expect([bordersOf(screen.getByRole('alert')), bordersOf(tip)]).toEqual([['1px solid'], ['1px solid']])
})
