import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { media, token } from '../../../theme/tokens.ts'
import { DateFilter } from '../../../ui/forms/date-filter.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { describeAction, NO_FILTER, type AuditFilter } from './filter-audit-log.ts'

const Grid = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  padding: '16px 20px',
  borderBottom: `1px solid ${token.hairline}`,
  background: token.canvas,
  [media.phone]: {
    padding: 16,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  // Two dates in a row would be cut: with its label and the calendar, one needs up to 215 px.
  '@media (max-width: 31.24em)': { '& > :has(input[type="date"])': { gridColumn: '1 / -1' } },
  '@media (max-width: 23.74em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

interface AuditLogFilterProps {
  id: string
  filter: AuditFilter
  actions: readonly string[]
  entities: readonly string[]
  onChange: (filter: AuditFilter) => void
}

/** Filters for the loaded entries. They apply while typing. */
export function AuditLogFilter({ id, filter, actions, entities, onChange }: AuditLogFilterProps) {
  const set = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part })
  return (
    <Grid id={id} role="group" aria-label="Filter the audit log">
      <SearchField
        label="Text"
        placeholder="ID, action, name or amount"
        value={filter.text}
        onChange={(text) => set({ text })}
      />
      <Select
        label="Action"
        placeholder="All actions"
        value={filter.action}
        onChange={(event) => set({ action: event.target.value })}
        options={actions.map((value) => ({ value, label: describeAction(value) }))}
      />
      <Select
        label="Entity"
        placeholder="All entities"
        value={filter.entity}
        onChange={(event) => set({ entity: event.target.value })}
        options={entities.map((value) => ({ value, label: describeAction(value) }))}
      />
      <DateFilter label="From" value={filter.from} max={filter.to} onChange={(from) => set({ from })} />
      <DateFilter label="To" value={filter.to} min={filter.from} onChange={(to) => set({ to })} />
      <Button onClick={() => onChange(NO_FILTER)}>Clear filters</Button>
    </Grid>
  )
}
