import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { media, token } from '../../theme/tokens.ts'
import { Field } from '../../ui/field.tsx'
import { Input, Select } from '../../ui/input.ts'
import { describeAction, NO_FILTER, type AuditFilter } from './filter-audit-log.ts'

const Grid = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  padding: '16px 20px',
  borderBottom: `1px solid ${token.hairline}`,
  background: token.canvas,
  [media.phone]: {
    padding: 16,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  // Two in a row would hide the year of a date.
  '@media (max-width: 379.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

interface AuditLogFilterProps {
  id: string
  filter: AuditFilter
  actions: readonly string[]
  entities: readonly string[]
  onChange: (filter: AuditFilter) => void
}

/** Narrows what was fetched while one types. */
export function AuditLogFilter({ id, filter, actions, entities, onChange }: AuditLogFilterProps) {
  const set = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part })
  return (
    <Grid id={id} role="group" aria-label="Filter the audit log">
      <Field label="Text">
        {(attributes) => (
          <Input
            {...attributes}
            type="search"
            autoComplete="off"
            placeholder="ID, action or entity"
            value={filter.text}
            onChange={(event) => set({ text: event.target.value })}
          />
        )}
      </Field>
      <Field label="Action">
        {(attributes) => (
          <Select {...attributes} value={filter.action} onChange={(event) => set({ action: event.target.value })}>
            <option value="">All actions</option>
            {actions.map((action) => (
              <option key={action} value={action}>
                {describeAction(action)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Entity">
        {(attributes) => (
          <Select {...attributes} value={filter.entity} onChange={(event) => set({ entity: event.target.value })}>
            <option value="">All entities</option>
            {entities.map((entity) => (
              <option key={entity} value={entity}>
                {describeAction(entity)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="From">
        {(attributes) => (
          <Input
            {...attributes}
            type="date"
            max={filter.to || undefined}
            value={filter.from}
            onChange={(event) => set({ from: event.target.value })}
          />
        )}
      </Field>
      <Field label="To">
        {(attributes) => (
          <Input
            {...attributes}
            type="date"
            min={filter.from || undefined}
            value={filter.to}
            onChange={(event) => set({ to: event.target.value })}
          />
        )}
      </Field>
      <Button onClick={() => onChange(NO_FILTER)}>Clear filters</Button>
    </Grid>
  )
}
