import type { ReactNode } from 'react'
import { passesFocusOn } from '../../ui/feedback/focus.ts'
import { PanelNote } from '../../ui/layout/panel-note.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { ItemActions, ItemNote, ItemTitle, ItemWords, PlainItem, PlainList } from './plain-list.tsx'

interface ListPanelProps {
  title: string
  part: string
  /** Accessible name of the list. */
  label: string
  actions?: ReactNode
  /** Empty state, shown below the items if any. */
  empty?: ReactNode
  /** A note about the list, shown at the bottom. */
  note: string
  /** The `ListedItem`s; falsy when there are none. */
  children: ReactNode
}

export function ListPanel({ title, part, label, actions, empty, note, children }: ListPanelProps) {
  return (
    <Panel bare title={title} part={part} actions={actions}>
      {children && <PlainList aria-label={label}>{children}</PlainList>}
      {empty}
      <PanelNote>{note}</PanelNote>
    </Panel>
  )
}

interface ListedItemProps {
  icon?: ReactNode
  title: string
  /** Marks the title as not translatable, for example a key or a URL. */
  verbatim?: boolean
  note: string
  /** Status and actions. */
  children: ReactNode
}

export function ListedItem({ icon, title, verbatim = false, note, children }: ListedItemProps) {
  return (
    <PlainItem ref={passesFocusOn}>
      {icon}
      <ItemWords>
        <ItemTitle translate={verbatim ? 'no' : undefined}>{title}</ItemTitle>
        <ItemNote>{note}</ItemNote>
      </ItemWords>
      <ItemActions>{children}</ItemActions>
    </PlainItem>
  )
}
