import type { ReactNode } from 'react'
import { passesFocusOn } from '../../ui/feedback/focus.ts'
import { PanelNote } from '../../ui/layout/panel-note.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { ItemActions, ItemNote, ItemTitle, ItemWords, PlainItem, PlainList } from './plain-list.tsx'

interface ListPanelProps {
  title: string
  part: string
  /** The list's name. */
  label: string
  actions?: ReactNode
  /** What stands where the list has nothing more to say. */
  empty?: ReactNode
  /** What the list is and is not, in a sentence or two. */
  note: string
  /** The items; nothing where there are none. */
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
  /** The title is no language: a key, an address. */
  verbatim?: boolean
  note: string
  /** Its state, and what can be done with it. */
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
