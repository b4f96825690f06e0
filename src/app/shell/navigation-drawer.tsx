import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { useOnHistoryStep } from '../../routing/use-on-history-step.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { conditionOf, HEADER_HEIGHT, media, token } from '../../theme/tokens.ts'
import { unlessSecondPress } from '../../ui/overlays/second-press.ts'
import { NavigationLinks } from './navigation-links.tsx'
import { OrganizationSelector } from './organization-selector.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

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

interface NavigationDrawerProps {
  open: boolean
  onClose: () => void
}

/** The navigation on small screens. */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  useOnHistoryStep(onClose)
  const wide = useMediaQuery(conditionOf(media.wide))
  const { user } = useAuth()
  return (
    <Drawer
      open={open && !wide}
      onClose={unlessSecondPress(onClose)}
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
      <NavigationLinks onClick={onClose} />
      <Foot>
        <Who>
          Signed in as <strong dir="auto">{user && (user.name || user.email)}</strong>
        </Who>
        <SchemeSwitch />
      </Foot>
    </Drawer>
  )
}
