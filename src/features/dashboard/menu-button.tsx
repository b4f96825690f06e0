import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined'
import { useState } from 'react'
import { IconAction } from '../../ui/layout/icon-action.tsx'
import type { RowAction, RowMenu } from './row-menu.tsx'

interface MenuButtonProps {
  label: string
  actions: readonly RowAction[]
  /** If the menu's code cannot be loaded. The account's sheet has the same actions. */
  otherwise: () => void
}

/** Opens the actions of a row as a menu, whose code loads with the first press. */
export function MenuButton({ label, actions, otherwise }: MenuButtonProps) {
  const [menu, setMenu] = useState<{ anchor: HTMLElement; Menu: typeof RowMenu } | null>(null)
  const open = (anchor: HTMLElement) =>
    import('./row-menu.tsx').then(({ RowMenu: Menu }) => setMenu({ anchor, Menu }), otherwise)
  return (
    <>
      <IconAction
        label={label}
        tip="Actions"
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        <MoreVertOutlined />
      </IconAction>
      {menu && <menu.Menu anchor={menu.anchor} label={label} actions={actions} onClose={() => setMenu(null)} />}
    </>
  )
}
