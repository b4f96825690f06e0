import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { NavLink } from 'react-router-dom'
import { useAuth } from '../../session/auth-provider.tsx'
import { conditionOf, HEADER_HEIGHT, media, token } from '../../theme/tokens.ts'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { NAVIGATION } from './navigation.ts'
import { OrganizationSelector } from './organization-selector.tsx'

const Side = styled('div')({
  flex: 'none',
  width: '15.0625rem',
  borderRight: `1px solid ${token.hairline}`,
  '@media print': { display: 'none' },
  // The prerendered page does not know the window's width.
  '@media not (min-width: 64em)': { display: 'none' },
})

const Nav = styled('nav')({ padding: 12, '& > ul': { padding: 0 } })

const Sticky = styled('div')({
  position: 'sticky',
  top: HEADER_HEIGHT,
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT}px)`,
  overflowY: 'auto',
})

const Item = styled(ListItemButton)({
  gap: 12,
  minHeight: 38,
  padding: '0 12px',
  marginBottom: 2,
  color: token.muted,
  '&:hover': { color: token.ink },
  '& .MuiListItemText-root': { margin: 0 },
  '& .MuiListItemText-primary': { fontWeight: 500 },
  '@media not (min-width: 64em)': { minHeight: 44 },
}) as typeof ListItemButton

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: HEADER_HEIGHT,
  padding: '0 8px 0 16px',
})

const Foot = styled('div')({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 'auto',
  padding: 12,
  [media.phone]: { display: 'flex' },
})
const Who = styled('p')({ margin: 0, padding: '0 12px', minWidth: 0, overflowWrap: 'anywhere', color: token.muted })

interface SideNavigationProps {
  /** Used on small screens only. */
  drawerOpen: boolean
  onClose: () => void
}

/** A column on wide screens, a drawer on small ones. */
export function SideNavigation({ drawerOpen, onClose }: SideNavigationProps) {
  const wide = useMediaQuery(conditionOf(media.wide), { noSsr: true, defaultMatches: true })
  const { user } = useAuth()
  return (
    <>
      {wide && (
        <Side>
          <Sticky>
            <Links />
          </Sticky>
        </Side>
      )}
      <Drawer
        open={drawerOpen && !wide}
        onClose={onClose}
        slotProps={{
          // The page is free at once: a heading that arrives while the drawer moves out can take the focus.
          root: { closeAfterTransition: false },
          paper: { 'aria-label': 'Navigation', sx: { width: 'min(18.75rem, calc(100vw - 56px))' } },
        }}
      >
        <Head>
          <BrandMark />
          <IconButton aria-label="Close navigation" onClick={onClose}>
            <CloseOutlined />
          </IconButton>
        </Head>
        <OrganizationSelector place="drawer" />
        <Links onClick={onClose} />
        <Foot>
          <Who>
            Signed in as <strong dir="auto">{user && (user.name || user.email)}</strong>
          </Who>
          <SchemeSwitch />
        </Foot>
      </Drawer>
    </>
  )
}

/** `NavLink` sets `aria-current="page"`; the theme styles it. */
const Links = ({ onClick }: { onClick?: () => void }) => (
  <Nav aria-label="Main">
    <List>
      {NAVIGATION.map(({ path, label, Icon }) => (
        <ListItem key={path} disablePadding>
          <Item component={NavLink} to={path} end onClick={onClick}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </Item>
        </ListItem>
      ))}
    </List>
  </Nav>
)
