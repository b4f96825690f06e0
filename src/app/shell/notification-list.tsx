import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { SAMPLE_NOTIFICATIONS } from '../../placeholders.ts'
import { token } from '../../theme/tokens.ts'

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0, padding: '14px 16px 10px' }))
const Line = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12, fontWeight: 550 })
const When = styled('span')({ flex: 'none', fontWeight: 400, fontSize: token.size.caption, color: token.muted })
const Text = styled('div')({ marginTop: 2, color: token.muted, fontSize: token.size.body2 })

/** The notifications that the specification prescribes. */
export function NotificationList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const id = useId()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 360, marginTop: 1 } } }}
    >
      <Title id={id}>Notifications</Title>
      <List disablePadding>
        {SAMPLE_NOTIFICATIONS.map(({ id: key, title, text, when }) => (
          <ListItem key={key} sx={{ display: 'block', padding: '12px 16px', borderTop: `1px solid ${token.hairline}` }}>
            <Line>
              {title}
              <When>{when}</When>
            </Line>
            <Text>{text}</Text>
          </ListItem>
        ))}
      </List>
    </Popover>
  )
}
