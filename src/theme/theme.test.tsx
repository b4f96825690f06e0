import CircularProgress from '@mui/material/CircularProgress'
import CssBaseline from '@mui/material/CssBaseline'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Popover from '@mui/material/Popover'
import { ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { COMPONENTS } from '../testing/every-mui-component.tsx'
import { printStyles } from './print.ts'
import { theme } from './theme.ts'
import { media, token } from './tokens.ts'

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

/** The CSS rules of the page that contain `part`, each on one line. */
const rulesWith = (part: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText.replaceAll(/\s+/g, ' '))
    .filter((rule) => rule.includes(part))

it('also hides the date that iOS draws in an unfocused date field', () => {
  render(
    <ThemeProvider theme={theme()}>
      <InputBase type="date" />
    </ThemeProvider>,
  )
  for (const condition of ['[value=""]', '[data-date]'])
    expect(rulesWith(`${condition}:not(:focus)::-webkit-date-and-time-value { opacity: 0; }`)).not.toEqual([])
})

it('has fields with text of 16 px on a phone in landscape, so that iOS does not zoom in', () => {
  render(
    <ThemeProvider theme={theme()}>
      <InputBase />
    </ThemeProvider>,
  )
  expect(rulesWith(media.short).join('')).toMatch(/MuiInputBase-root:not\(\.Mui-disabled\) { font-size: 1rem; }/)
})

it('keeps a finger on a dialog from scrolling the page behind it', () => {
  render(
    <ThemeProvider theme={theme()}>
      <CssBaseline />
      <main id="main" />
      <Dialog open>Limits</Dialog>
    </ThemeProvider>,
    { container: document.body },
  )
  const [rule = ''] = rulesWith('screen and (pointer: coarse)')
  const [, selector = ''] = /{ (html\S+) { overflow-y: hidden; }/.exec(rule) ?? []
  expect(document.documentElement.matches(selector)).toBe(true)
  document.querySelector('.MuiBackdrop-root')?.classList.add('MuiBackdrop-invisible')
  expect(document.documentElement.matches(selector)).toBe(false)
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
