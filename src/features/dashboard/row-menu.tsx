import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { unlessSecondPress } from '../../ui/overlays/second-press.ts'

export interface RowAction {
  /** Short, for the menu and the tooltip. */
  name: string
  /** The accessible name of its own button: also says what it acts on. */
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
    <Menu open anchorEl={anchor} onClose={unlessSecondPress(onClose)} slotProps={{ list: { 'aria-label': label } }}>
      {actions.map(({ name, icon, run }) => (
        <MenuItem
          key={name}
          sx={{ gap: 1.5, minHeight: 44 }}
          onClick={() => {
            onClose()
            run()
          }}
        >
          {icon}
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
