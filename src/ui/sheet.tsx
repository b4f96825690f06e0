import type { ReactNode } from 'react'
import { Overlay } from './dialog.tsx'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  actions?: ReactNode
  width?: number
  children: ReactNode
}

/** Details along the right edge, while the list they belong to stays in sight. */
export function Sheet({ actions, width = 480, ...rest }: SheetProps) {
  return <Overlay {...rest} kind="sheet" width={width} footer={actions} />
}
