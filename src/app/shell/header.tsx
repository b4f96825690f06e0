import CloseOutlined from '@mui/icons-material/CloseOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import MenuOutlined from '@mui/icons-material/MenuOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { SAMPLE_ORGANIZATIONS } from '../../placeholders.ts'
import { paths } from '../../routing/paths.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { HEADER_HEIGHT } from '../../theme/page-scrollbar.ts'
import { media, token } from '../../theme/tokens.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { unlessBusy } from '../../ui/busy.ts'
import { Select } from '../../ui/input.ts'
import { SchemeSwitch } from '../../ui/scheme-switch.tsx'
import { Commands } from '../commands/commands.tsx'
import { Notifications } from './notifications.tsx'

/**
 * Where everything still fits beside the organization, but closer together. Of the header itself, not of the window: what
 * stands beside the page takes of its width.
 */
const narrow = '@container (max-width: 899.95px)'

const hiddenFromSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 30,
  containerType: 'inline-size',
  height: HEADER_HEIGHT,
  background: token.surface,
  borderBottom: `1px solid ${token.hairline}`,
  '@media print': { display: 'none' },
})

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: '100%',
  padding: '0 24px 0 20px',
  [narrow]: { gap: 12 },
  [media.phone]: { gap: 0, padding: '0 4px' },
})

const MenuButton = styled(IconButton)({ [media.wide]: { display: 'none' } })

const Home = styled(Link)({
  display: 'inline-flex',
  flex: 'none',
  maxWidth: 220,
  color: token.ink,
  textDecoration: 'none',
  borderRadius: token.radius.control,
  // Above the navigation as wide as that, unless the organization needs the room.
  [media.wide]: { '@container (min-width: 1000px)': { width: 220 } },
  [media.phone]: { flex: '0 1 auto', minWidth: 0, minHeight: 44, margin: '0 4px', '& > span': { gap: 8 } },
})

const Organization = styled(Select)({
  flex: '0 1 228px',
  height: 36,
  fontWeight: 500,
  '@media (max-width: 767.95px)': { 'header &': { display: 'none' }, width: '100%', height: 44 },
  '@media (min-width: 768px)': { 'nav &': { display: 'none' } },
})

const Space = styled('div')({ flex: 1 })
const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, [media.phone]: { gap: 0 } })

// As wide before it is known who is signed in as afterwards: nothing beside it moves then. Below 360 px something has to
// give way to the product's title, and the drawer says who is there.
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
  [media.phone]: { position: 'relative', width: 32, marginLeft: 2 },
  '@media (max-width: 359.95px)': { display: 'none' },
})

const OnceWide = styled('div')({ display: 'contents', [media.phone]: { display: 'none' } })

const Initial = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: token.accentTint,
  color: token.accentText,
  fontSize: '0.8125rem',
  fontWeight: 650,
})

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
  [media.phone]: { minWidth: 44, padding: 0, '& .label': hiddenFromSight, '& .MuiButton-startIcon': { margin: 0 } },
})

interface HeaderProps {
  drawerOpen: boolean
  onToggleDrawer: () => void
  /** Id of the navigation the menu button opens. */
  navigationId: string
}

export function Header({ drawerOpen, onToggleDrawer, navigationId }: HeaderProps) {
  const { user, signOut, signingOut } = useAuth()
  const who = user ? user.name || user.email : ''
  return (
    <Bar>
      <Row>
        <MenuButton
          aria-label={drawerOpen ? 'Close navigation' : 'Open navigation'}
          aria-expanded={drawerOpen}
          aria-controls={navigationId}
          onClick={onToggleDrawer}
        >
          {drawerOpen ? <CloseOutlined /> : <MenuOutlined />}
        </MenuButton>
        <Home to={paths.dashboard}>
          <BrandMark />
        </Home>
        <OrganizationSelector />
        <Space />
        <Tools>
          <Commands />
          <OnceWide>
            <SchemeSwitch />
          </OnceWide>
          <Notifications />
        </Tools>
        <Person data-unknown={who === '' || undefined}>
          <Initial aria-hidden>{/^./u.exec(who)?.[0].toUpperCase()}</Initial>
          <Name data-tip={who} dir="auto">
            {who}
          </Name>
        </Person>
        <LogoutButton {...unlessBusy(signingOut, () => void signOut())} startIcon={<LogoutOutlined />} variant="text">
          <span className="label">Logout</span>
        </LogoutButton>
      </Row>
    </Bar>
  )
}

/** Two samples, disabled: the specification fixes both. */
export function OrganizationSelector() {
  return (
    <Organization aria-label="Organization" disabled defaultValue={SAMPLE_ORGANIZATIONS[0]}>
      {SAMPLE_ORGANIZATIONS.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Organization>
  )
}
