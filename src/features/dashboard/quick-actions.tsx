import AddCardOutlined from '@mui/icons-material/AddCardOutlined'
import AddOutlined from '@mui/icons-material/AddOutlined'
import NorthEastOutlined from '@mui/icons-material/NorthEastOutlined'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { token } from '../../theme/tokens.ts'

const ACTIONS = [
  { label: 'New Account', text: 'Open an account in six currencies', to: paths.accounts, Icon: AddOutlined },
  { label: 'Add Funds', text: 'Bring money into your accounts', to: `${paths.payments}?fund=`, Icon: AddCardOutlined },
  { label: 'Transfer Money', text: 'Pay at home and abroad', to: paths.payments, Icon: NorthEastOutlined },
] as const

/** Below this width of the page the actions are three compact tiles without descriptions. */
const phone = '@container page (max-width: 32.99rem)'

const Tiles = styled('nav')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [phone]: { gap: 8 },
})

const Tile = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  alignContent: 'center',
  padding: '16px 20px',
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  color: token.ink,
  textDecoration: 'none',
  transition: `border-color ${token.motion}, background-color ${token.motion}`,
  '&:hover': { borderColor: token.controlEdge, background: token.hover },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: 8,
    padding: '14px 6px 12px',
    textAlign: 'center',
  },
})

const Mark = styled('span')({
  gridRow: 'span 2',
  [phone]: { gridRow: 'auto' },
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: 'max(36px, 1.5rem)',
  height: 'max(36px, 1.5rem)',
  borderRadius: token.radius.control,
  background: token.accentTint,
  color: token.accentText,
})

const Label = styled('span')({ fontWeight: 600, [phone]: { fontSize: token.size.body2, lineHeight: 1.3 } })
const Text = styled('span')({
  color: token.muted,
  fontSize: token.size.body2,
  lineHeight: 1.4,
  [phone]: { display: 'none' },
})

export function QuickActions() {
  return (
    <Tiles aria-label="Quick actions">
      {ACTIONS.map(({ label, text, to, Icon }) => (
        <Tile key={label} to={to}>
          <Mark aria-hidden>
            <Icon />
          </Mark>
          <Label>{label}</Label>
          <Text>{text}</Text>
        </Tile>
      ))}
    </Tiles>
  )
}
