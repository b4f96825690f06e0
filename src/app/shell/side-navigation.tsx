import { styled } from '@mui/material/styles'
import { startTransition, useOptimistic } from 'react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { useAuth } from '../../session/auth-provider.tsx'
import { HEADER_HEIGHT } from '../../theme/page-scrollbar.ts'
import { chosenInForcedColors, media, token } from '../../theme/tokens.ts'
import { SchemeSwitch } from '../../ui/scheme-switch.tsx'
import { OrganizationSelector } from './header.tsx'
import { NAVIGATION } from './navigation.ts'

const narrow = '@media (max-width: 1023.95px)'

const Rail = styled('div')({
  flex: 'none',
  borderRight: `1px solid ${token.hairline}`,
  [narrow]: { border: 0 },
  '@media print': { display: 'none' },
})

const Nav = styled('nav')({
  position: 'sticky',
  top: HEADER_HEIGHT,
  display: 'flex',
  flexDirection: 'column',
  width: 240,
  height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
  padding: 12,
  overflowY: 'auto',
  [narrow]: {
    position: 'fixed',
    zIndex: 25,
    left: 0,
    width: 'min(300px, calc(100vw - 56px))',
    background: token.surface,
    transform: 'translateX(-100%)',
    // Out of sight is out of the tab order too, once it has slid away.
    visibility: 'hidden',
    transition: `transform ${token.motion}, visibility 0s 160ms`,
    '&[data-open]': {
      transform: 'none',
      visibility: 'visible',
      transition: `transform ${token.motion}`,
      boxShadow: token.shadow.floating,
    },
  },
})

const Item = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 38,
  padding: '0 12px',
  marginBottom: 2,
  borderRadius: token.radius.control,
  color: token.muted,
  fontWeight: 500,
  textDecoration: 'none',
  transition: `background-color ${token.motion}, color ${token.motion}`,
  '&:hover': { background: token.hover, color: token.ink },
  '&[aria-current="page"]': { background: token.accentTint, color: token.accentText, ...chosenInForcedColors },
  [narrow]: { minHeight: 44 },
})

const Below = styled('div')({
  display: 'none',
  marginTop: 'auto',
  paddingTop: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  [media.phone]: { display: 'flex' },
})
const Above = styled('div')({
  display: 'none',
  paddingBottom: 12,
  '@media (max-width: 767.95px)': { display: 'block' },
})

const Who = styled('p')({ margin: 0, padding: '0 12px', minWidth: 0, overflowWrap: 'anywhere', color: token.muted })

const Scrim = styled('div')({
  display: 'none',
  [narrow]: { display: 'block', position: 'fixed', zIndex: 20, inset: 0, background: token.scrim },
  [media.wide]: { display: 'none' },
})

interface SideNavigationProps {
  id: string
  /** On a small screen only: whether the drawer has been slid in. */
  open: boolean
  onClose: () => void
}

export function SideNavigation({ id, open, onClose }: SideNavigationProps) {
  const { user } = useAuth()
  // Marked as soon as it is pressed, before the page is there.
  const [place, setPlace] = useOptimistic(useLocation().pathname)
  const go = (path: string) => {
    onClose()
    startTransition(() => setPlace(path))
  }
  return (
    <Rail>
      {open && <Scrim data-testid="drawer-overlay" onClick={onClose} />}
      <Nav id={id} aria-label="Main" data-open={open || undefined}>
        <Above>
          <OrganizationSelector />
        </Above>
        {NAVIGATION.map(({ path, label, Icon }) => (
          <Item
            key={path}
            to={path}
            aria-current={matchPath(path, place) ? 'page' : undefined}
            onClick={() => go(path)}
          >
            <Icon />
            {label}
          </Item>
        ))}
        <Below>
          <Who>
            Signed in as <strong dir="auto">{user && (user.name || user.email)}</strong>
          </Who>
          <SchemeSwitch />
        </Below>
      </Nav>
    </Rail>
  )
}
