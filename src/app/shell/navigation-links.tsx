import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { token } from '../../theme/tokens.ts'
import { NAVIGATION } from './navigation.ts'

const Nav = styled('nav')({ padding: 12, '& > ul': { padding: 0 } })

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

/** `NavLink` sets `aria-current="page"`; the theme styles it. */
export const NavigationLinks = ({ onClick }: { onClick?: () => void }) => (
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
