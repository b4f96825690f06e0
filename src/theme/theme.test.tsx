import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { COMPONENTS } from '../testing/every-mui-component.tsx'
import { printStyles } from './print.ts'
import { theme } from './theme.ts'
import { token } from './tokens.ts'

describe('every MUI component works in the theme', () => {
  it.each(Object.entries(COMPONENTS))('%s', (_, component) => {
    expect(() => render(<ThemeProvider theme={theme()}>{component}</ThemeProvider>)).not.toThrow()
  })
})

it('mutes icon buttons without a colour', () => {
  render(
    <ThemeProvider theme={theme()}>
      <IconButton>icon</IconButton>
    </ThemeProvider>,
  )
  expect(getComputedStyle(screen.getByRole('button')).color).toBe(token.muted)
})

it('turns a spinner without drawing its arc anew', () => {
  render(
    <ThemeProvider theme={theme()}>
      <CircularProgress />
    </ThemeProvider>,
  )
  const animated = [...screen.getByRole('progressbar').querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).animation !== '',
  )
  expect(animated).toEqual([])
  expect(getComputedStyle(screen.getByRole('progressbar')).animation).not.toBe('')
})

it('moves everything for the same time with the same easing', () => {
  expect(theme().transitions.create('opacity')).toBe(`opacity ${token.motion} 0ms`)
})

it('is made once', () => {
  expect(theme()).toBe(theme())
})

function openPopover(): HTMLElement {
  document.body.innerHTML = '<div id="app"><div id="root"></div></div><div role="status">Card updated</div>'
  const root = document.querySelector<HTMLElement>('#root') ?? document.body
  render(
    <ThemeProvider theme={theme()}>
      <Popover open anchorEl={root} slotProps={{ paper: { role: 'dialog' } }}>
        Filters
      </Popover>
    </ThemeProvider>,
    { container: root },
  )
  return root
}

describe('while a popover is open', () => {
  it('messages stay there for screen readers', () => {
    openPopover()
    expect(screen.getByRole('status').textContent).toBe('Card updated')
    expect(screen.getByRole('dialog').textContent).toBe('Filters')
  })

  it('the page behind it is printed', () => {
    const root = openPopover()
    const hiddenWhen = Object.keys(printStyles).find((selector) => selector.endsWith(' #root')) ?? ''
    expect(root.matches(hiddenWhen)).toBe(false)
    screen.getByRole('dialog').parentElement?.classList.remove('MuiPopover-root')
    expect(root.matches(hiddenWhen)).toBe(true)
  })
})
