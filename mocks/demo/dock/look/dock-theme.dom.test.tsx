import Autocomplete from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import { ThemeProvider } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inForcedColors } from '../../../../src/testing/forced-colors.ts'
import { dockTheme } from './dock-theme.ts'

const show = (content: React.ReactNode) =>
  render(<ThemeProvider theme={dockTheme(document.body)}>{content}</ThemeProvider>)

it('gives dialogs and lists of actions a border in forced-colors mode, which removes their shadow', () => {
  show(<Dialog open>What can I try here?</Dialog>)
  expect(inForcedColors(screen.getByRole('dialog')).map(({ border }) => border)).toEqual(['1px solid'])
})

it('outlines the highlighted action in forced-colors mode', () => {
  show(<Autocomplete open options={['Settle a payment']} renderInput={(props) => <TextField {...props} />} />)
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' })
  const [action] = screen.getAllByRole('option')
  expect(inForcedColors(action).map(({ outline }) => outline)).toEqual(['2px solid Highlight'])
  expect(inForcedColors(action?.closest('.MuiPaper-root')).map(({ border }) => border)).toEqual(['1px solid'])
})

it('draws a chosen colour alike in Firefox, which has no padding of its own around it', () => {
  show(<TextField label="Colour" type="color" />)
  const { paddingTop, paddingLeft } = getComputedStyle(screen.getByLabelText('Colour'))
  expect([paddingTop, paddingLeft]).toEqual(['8px', '6px'])
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText)
  expect(rules.join('')).toMatch(/::-webkit-color-swatch-wrapper { padding: 0(px)?; }/)
})
