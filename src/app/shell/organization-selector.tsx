import { styled } from '@mui/material/styles'
import { SAMPLE_ORGANIZATIONS } from '../../placeholders.ts'
import { Select } from '../../ui/forms/select.tsx'

const tabletUp = '@media (min-width: 48em)'

const Organization = styled(Select)({
  '&[data-place="header"]': { display: 'none', [tabletUp]: { display: 'inline-flex', flex: '0 1 228px' } },
  '&[data-place="drawer"]': { margin: '12px 12px 0', [tabletUp]: { display: 'none' } },
  '& select': { fontWeight: 500 },
})

const OPTIONS = SAMPLE_ORGANIZATIONS.map((name) => ({ value: name, label: name }))

/** Disabled, with two sample organizations, as specified. Shown in the drawer where the header has no room. */
export const OrganizationSelector = ({ place }: { place: 'header' | 'drawer' }) => (
  <Organization
    data-place={place}
    data-part="organization-selector"
    disabled
    defaultValue={SAMPLE_ORGANIZATIONS[0]}
    options={OPTIONS}
    label="Organization"
  />
)
