import SearchOutlined from '@mui/icons-material/SearchOutlined'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useState, useSyncExternalStore, useTransition } from 'react'
import { hiddenFromSight, media, token } from '../../theme/tokens.ts'
import { Opening } from '../opening.tsx'
import { OverlayBoundary } from '../overlay-boundary.tsx'
import { commandKey } from './shortcuts.ts'
import { useShortcuts } from './use-shortcuts.ts'

const Palette = lazy(() => import('./palette.tsx').then((m) => ({ default: m.Palette })))
const ShortcutsHelp = lazy(() => import('./shortcuts-help.tsx').then((m) => ({ default: m.ShortcutsHelp })))

const SearchButton = styled(ButtonBase)({
  justifyContent: 'flex-start',
  gap: 8,
  width: 'clamp(160px, calc(100cqw - 860px), 280px)',
  height: 'max(36px, 1.5rem)',
  padding: '0 8px 0 10px',
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.control,
  background: token.canvas,
  color: token.muted,
  fontSize: token.size.body1,
  transition: `border-color ${token.motion}`,
  '&:hover': { borderColor: token.controlEdge },
  '@container (max-width: 56.24rem)': {
    width: 'max(36px, 1.5rem)',
    padding: 0,
    justifyContent: 'center',
    border: 0,
    background: 'none',
    '& > :not(svg)': hiddenFromSight,
  },
  [media.phone]: { width: 44, height: 44 },
})

const Word = styled('span')({ flex: 1, textAlign: 'left' })
const Key = styled('kbd')({
  padding: '1px 6px',
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.small,
  background: token.surface,
  fontSize: token.size.caption,
})

const noSubscription = () => () => undefined

/** The header's search button, the command palette, and the keyboard shortcuts with their help. */
export function Commands() {
  const [shown, setShown] = useState<'palette' | 'help' | null>(null)
  // In a transition React shows no fallback, which would delay code that is loaded already.
  const [opening, startTransition] = useTransition()
  const show = (next: 'palette' | 'help' | null) => startTransition(() => setShown(next))
  const close = () => setShown(null)
  const key = useSyncExternalStore(noSubscription, commandKey, () => 'Ctrl')
  useShortcuts({ onPalette: () => show(shown === 'palette' ? null : 'palette'), onHelp: () => show('help') })
  return (
    <>
      <SearchButton
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => show('palette')}
      >
        <SearchOutlined />
        <Word>Search</Word>
        <Key aria-hidden>{key} K</Key>
      </SearchButton>
      {opening && <Opening />}
      <Suspense>
        <OverlayBoundary key={shown} onClose={close}>
          {shown === 'palette' && <Palette onClose={close} onHelp={() => show('help')} />}
          {shown === 'help' && <ShortcutsHelp onClose={close} />}
        </OverlayBoundary>
      </Suspense>
    </>
  )
}
