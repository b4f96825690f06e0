import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useOverlay } from '../../routing/overlay.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { HEADER_HEIGHT } from '../../theme/page-scrollbar.ts'
import { conditionOf, media, token } from '../../theme/tokens.ts'
import { Overlays } from '../overlays.tsx'
import { PageBoundary } from '../page-boundary.tsx'
import { WarmPages } from '../warm-pages.tsx'
import { Header } from './header.tsx'
import { SideNavigation } from './side-navigation.tsx'

const Skip = styled('a')({
  position: 'fixed',
  zIndex: 50,
  top: 8,
  left: 8,
  padding: '12px 16px',
  borderRadius: token.radius.control,
  background: token.accent,
  color: token.onAccent,
  fontWeight: 550,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '@media print': { display: 'none' },
})

// What sticks below the header has to know how high it is.
const Columns = styled('div')({
  '--shell-header': `${HEADER_HEIGHT}px`,
  display: 'flex',
  minHeight: `calc(100dvh - ${HEADER_HEIGHT}px)`,
})
const Main = styled('main')({ flex: 1, minWidth: 0 })

/** Header, navigation and the page between them. It is there before it is known who is signed in, so that nothing moves then. */
export function Shell() {
  const [drawerOpen, setDrawerOpen] = useState(false)
  const navigationId = useId()
  const main = useRef<HTMLElement>(null)
  const { user } = useAuth()
  const { name: overlay } = useOverlay()
  /** The drawer takes what has the focus out of sight: its button has it then, unless another page comes. */
  const close = () => {
    if (!drawerOpen) return
    setDrawerOpen(false)
    document.querySelector<HTMLElement>(`[aria-controls="${navigationId}"]`)?.focus()
  }
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  })

  useEffect(() => {
    if (!drawerOpen) return
    document.getElementById(navigationId)?.querySelector<HTMLElement>('[aria-current="page"], a')?.focus()
    // A drawer is of small screens only: on a turned tablet it would leave the page inert with nothing to close.
    const wide = matchMedia(conditionOf(media.wide))
    const onWide = () => setDrawerOpen(false)
    document.addEventListener('keydown', onKeyDown)
    wide.addEventListener('change', onWide)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      wide.removeEventListener('change', onWide)
    }
  }, [drawerOpen, navigationId])

  return (
    <>
      {/* Not a plain anchor: under a <base> it would be a navigation. */}
      <Skip
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to content
      </Skip>
      <Header drawerOpen={drawerOpen} onToggleDrawer={() => setDrawerOpen(!drawerOpen)} navigationId={navigationId} />
      <Columns>
        <SideNavigation id={navigationId} open={drawerOpen} onClose={close} />
        <Main ref={main} id="main" tabIndex={-1} inert={drawerOpen}>
          <Outlet />
        </Main>
      </Columns>
      {user && (
        <>
          <PageBoundary key={overlay}>
            <Overlays />
          </PageBoundary>
          <WarmPages />
        </>
      )}
    </>
  )
}
