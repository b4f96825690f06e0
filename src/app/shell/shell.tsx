import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { Outlet } from 'react-router'
import { OverlayOpener } from '../../routing/overlay-opener.tsx'
import { useAuth } from '../../session/auth-provider.tsx'
import { HEADER_HEIGHT, PAGE_HEIGHT, token } from '../../theme/tokens.ts'
import { useOnDemand } from '../../ui/overlays/use-on-demand.ts'
import { Overlays } from '../overlays.tsx'
import { Header } from './header.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { SuspendedBanner } from './suspended-banner.tsx'

const Skip = styled('a')({
  position: 'fixed',
  zIndex: 1200,
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

const loadDrawer = () => import('./navigation-drawer.tsx').then((code) => code.NavigationDrawer)

const Columns = styled('div')({ display: 'flex', minHeight: `calc(${PAGE_HEIGHT} - ${HEADER_HEIGHT}px)` })
const Main = styled('main')({ flex: 1, minWidth: 0 })

/** Header, side navigation and page. Also rendered while the session loads, and at build time. */
export function Shell() {
  const drawer = useOnDemand(loadDrawer)
  const main = useRef<HTMLElement>(null)
  const { user } = useAuth()
  return (
    <OverlayOpener>
      <Skip
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to content
      </Skip>
      <Header drawerOpen={drawer.isOpen} onOpenDrawer={drawer.open} />
      <Columns>
        <SideNavigation />
        {drawer.Overlay && <drawer.Overlay open={drawer.isOpen} onClose={drawer.close} />}
        <Main ref={main} id="main" tabIndex={-1}>
          {user && <SuspendedBanner />}
          <Outlet />
        </Main>
      </Columns>
      {user && <Overlays key={user.id} />}
    </OverlayOpener>
  )
}
