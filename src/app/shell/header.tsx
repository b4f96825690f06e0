import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import MenuOutlined from '@mui/icons-material/MenuOutlined'
import AppBar from '@mui/material/AppBar'
import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { HEADER_HEIGHT, hiddenFromSight, media, token } from '../../theme/tokens.ts'
import { busyProps } from '../../ui/feedback/busy-props.ts'
import { useTip } from '../../ui/layout/tip.tsx'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { Commands } from '../commands/commands.tsx'
import { Notifications } from './notifications.tsx'
import { OrganizationSelector } from './organization-selector.tsx'

/** The width of the header, not of the window: the dock may be open beside the page. */
const narrow = '@container (max-width: 56.24rem)'

/** Where the product's name and the person's initial fit beside each other only without room at the edges. */
const smallPhone = '@media (max-width: 22.49em)'

const Bar = styled(AppBar)({
  containerType: 'inline-size',
  height: HEADER_HEIGHT,
  '@media print': { display: 'none' },
}) as typeof AppBar

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: '100%',
  padding: '0 24px 0 20px',
  [narrow]: { gap: 12 },
  [media.phone]: { gap: 0, padding: '0 4px' },
  [smallPhone]: { padding: 0 },
})

const MenuButton = styled(IconButton)({ [media.wide]: { display: 'none' } })

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  maxWidth: 220,
  color: token.ink,
  textDecoration: 'none',
  borderRadius: token.radius.control,
  // As wide as the side navigation, if there is room for it.
  [media.wide]: { '@container (min-width: 62.5rem)': { width: 220 } },
  [media.phone]: { flex: '0 1 auto', minWidth: 0, minHeight: 44, margin: '0 4px', '& > span': { gap: 8 } },
  [smallPhone]: { margin: 0 },
})

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 'auto',
  [media.phone]: { gap: 0 },
})

// A fixed width, so that nothing moves when the user's name has loaded.
const Person = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 10,
  flex: 'none',
  width: 184,
  marginLeft: 8,
  '&[data-unknown]': { visibility: 'hidden' },
  [narrow]: { width: 148, marginLeft: 0 },
  [media.phone]: { position: 'relative', width: 32 },
})

const NotOnPhone = styled('div')({ display: 'contents', [media.phone]: { display: 'none' } })

const Name = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  [media.phone]: hiddenFromSight,
})

const LogoutButton = styled(Button)({
  flex: 'none',
  marginLeft: 8,
  [narrow]: { marginLeft: 0 },
  [media.phone]: {
    minWidth: 44,
    padding: 0,
    '& .label': hiddenFromSight,
    // As large as the other icons, also with large text.
    '& .MuiButton-startIcon': { margin: 0, '& > svg': { fontSize: '1.25rem' } },
  },
})

interface HeaderProps {
  drawerOpen: boolean
  onOpenDrawer: () => void
}

export function Header({ drawerOpen, onOpenDrawer }: HeaderProps) {
  const { user, signOut, signingOut } = useAuth()
  const who = user ? user.name || user.email : ''
  const { events, tip } = useTip(who)
  return (
    <Bar component="header">
      <Row>
        <MenuButton aria-label="Open navigation" aria-expanded={drawerOpen} onClick={onOpenDrawer}>
          <MenuOutlined />
        </MenuButton>
        <Home to={paths.dashboard}>
          <BrandMark />
        </Home>
        <OrganizationSelector place="header" />
        <Tools>
          <Commands />
          <NotOnPhone>
            <SchemeSwitch />
          </NotOnPhone>
          <Notifications />
        </Tools>
        <Person data-unknown={who === '' || undefined}>
          <Avatar aria-hidden>{/^./u.exec(who)?.[0].toUpperCase()}</Avatar>
          <Name dir="auto" {...events}>
            {who}
          </Name>
          {tip}
        </Person>
        <LogoutButton {...busyProps(signingOut, () => void signOut())} startIcon={<LogoutOutlined />} variant="text">
          <span className="label">Logout</span>
        </LogoutButton>
      </Row>
    </Bar>
  )
}
