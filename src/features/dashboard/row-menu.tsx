import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Popover from '@mui/material/Popover'
import type { ReactNode } from 'react'

export interface RowAction {
  /** In the menu and as a tooltip, within its row. */
  name: string
  /** The name of its button outside the row. */
  label: string
  icon: ReactNode
  run: () => void
}

interface RowMenuProps {
  label: string
  anchor: HTMLElement
  actions: readonly RowAction[]
  onClose: () => void
}

/** The actions of a row where there is no room for a button each. */
export function RowMenu({ label, anchor, actions, onClose }: RowMenuProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <List>
        {actions.map(({ name, icon, run }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              sx={{ gap: 1.5, minHeight: 44, borderRadius: 0 }}
              onClick={() => {
                onClose()
                run()
              }}
            >
              {icon}
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Popover>
  )
}
