import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import CardHeader from '@mui/material/CardHeader'
import { useId, type ReactNode } from 'react'
import { token } from '../../theme/tokens.ts'

interface PanelProps {
  title?: string
  /** Names the section for tools outside the product, as `data-part`: its title is text and may change. */
  part?: string
  actions?: ReactNode
  /** No padding and a hairline below the head, for tables and lists. */
  bare?: boolean
  children: ReactNode
}

/** A section of a page, as MUI's Card. */
export function Panel({ title, part, actions, bare = false, children }: PanelProps) {
  const id = useId()
  const head = title !== undefined || actions !== undefined
  return (
    <Card component="section" data-part={part} {...(title !== undefined && { 'aria-labelledby': id })}>
      {head && (
        <CardHeader
          title={title}
          action={actions}
          slotProps={{ title: { id, component: 'h2', variant: 'h3' } }}
          {...(bare && { sx: { borderBottom: `1px solid ${token.hairline}` } })}
        />
      )}
      {bare ? children : <CardContent sx={{ paddingTop: head ? 0 : 2.5 }}>{children}</CardContent>}
    </Card>
  )
}
