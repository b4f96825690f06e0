import { ThemeProvider } from '@mui/material/styles'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { COMPONENTS } from '../../e2e/fixtures/components/components.tsx'
import { theme } from './theme.ts'

describe('every MUI component works in the theme', () => {
  it.each(Object.entries(COMPONENTS))('%s', (_, component) => {
    expect(() => render(<ThemeProvider theme={theme}>{component}</ThemeProvider>)).not.toThrow()
  })
})
