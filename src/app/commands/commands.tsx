import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { styled } from '@mui/material/styles'
import { useState, useSyncExternalStore } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { loadedWhenOpen } from '../../ui/loaded-when-open.tsx'
import { commandKey } from './shortcuts.ts'
import { useShortcuts } from './use-shortcuts.ts'

const { LoadedWhenOpen: Palette } = loadedWhenOpen(() => import('./palette.tsx').then((m) => m.Palette))
const { LoadedWhenOpen: ShortcutsHelp } = loadedWhenOpen(() =>
  import('./shortcuts-help.tsx').then((m) => m.ShortcutsHelp),
)

const Field = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 'clamp(160px, calc(100cqw - 860px), 280px)',
  height: 36,
  padding: '0 8px 0 10px',
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.control,
  background: token.canvas,
  color: token.muted,
  cursor: 'pointer',
  transition: `border-color ${token.motion}`,
  '&:hover': { borderColor: token.controlEdge },
  '@container (max-width: 899.95px)': {
    width: 36,
    padding: 0,
    justifyContent: 'center',
    border: 0,
    background: 'none',
    '& > :not(svg)': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  [media.phone]: { width: 44, height: 44 },
})

const Word = styled('span')({ flex: 1, textAlign: 'left' })
const Key = styled('kbd')({
  padding: '1px 6px',
  border: `1px solid ${token.hairline}`,
  borderRadius: 5,
  background: token.surface,
  fontSize: '0.75rem',
})

const never = () => () => undefined

/** The search field of the header, the palette behind it, the shortcuts and their help. */
export function Commands() {
  const [shown, setShown] = useState<'palette' | 'help' | null>(null)
  const close = () => setShown(null)
  const key = useSyncExternalStore(never, commandKey, () => 'Ctrl')
  useShortcuts({
    onPalette: () => setShown((current) => (current === 'palette' ? null : 'palette')),
    onHelp: () => setShown('help'),
  })
  return (
    <>
      <Field
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setShown('palette')}
      >
        <SearchOutlined />
        <Word>Search</Word>
        <Key aria-hidden>{key} K</Key>
      </Field>
      <Palette open={shown === 'palette'} onClose={close} onHelp={() => setShown('help')} />
      <ShortcutsHelp open={shown === 'help'} onClose={close} />
    </>
  )
}
