import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { SecondLine, WideCell } from '../../ui/data/wide-cell.ts'
import { passesFocusOn } from '../../ui/feedback/focus.ts'
import { PanelNote } from '../../ui/layout/panel-note.ts'
import { Panel } from '../../ui/layout/panel.tsx'

const Title = styled('span')({ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' })
const Note = styled('span')({
  display: 'block',
  color: token.muted,
  fontSize: token.size.body2,
  fontWeight: 400,
  overflowWrap: 'anywhere',
})
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 8px',
  [media.phone]: { flexDirection: 'column', alignItems: 'flex-end' },
})

interface ListPanelProps {
  title: string
  part: string
  /** Accessible name of the table. */
  label: string
  /** Heads of the first two columns; the third one holds status and actions. */
  columns: readonly [string, string]
  actions?: ReactNode
  /** Shown in place of the table. */
  empty?: ReactNode
  note: string
  /** The `ListedItem`s. */
  children: ReactNode
}

export function ListPanel({
  title,
  part,
  label,
  columns: [what, fact],
  actions,
  empty,
  note,
  children,
}: ListPanelProps) {
  return (
    <Panel bare title={title} part={part} actions={actions}>
      {empty || (
        <Table aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell>{what}</TableCell>
              <WideCell>{fact}</WideCell>
              <TableCell>
                <span className="visually-hidden">Status and actions</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      )}
      <PanelNote>{note}</PanelNote>
    </Panel>
  )
}

interface ListedItemProps {
  title: string
  /** Marks the title as not translatable, for example a key or a URL. */
  verbatim?: boolean
  note?: string
  /** The second column; below the title on phones. */
  fact: string
  /** Status and actions. */
  children: ReactNode
}

export const ListedItem = ({ title, verbatim = false, note, fact, children }: ListedItemProps) => (
  <TableRow ref={passesFocusOn}>
    <TableCell component="th" scope="row">
      <Title translate={verbatim ? 'no' : undefined}>{title}</Title>
      {note && <Note>{note}</Note>}
      <SecondLine>{fact}</SecondLine>
    </TableCell>
    <WideCell>{fact}</WideCell>
    <TableCell>
      <Actions>{children}</Actions>
    </TableCell>
  </TableRow>
)
