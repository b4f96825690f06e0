import { styled } from '@mui/material/styles'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listOrganizations } from '../../contract/organizations.ts'
import { useSamples } from '../../demonstration/use-demonstration.ts'
import { SAMPLE_ORGANIZATIONS } from '../../placeholders.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { Select } from '../../ui/forms/select.tsx'

const tabletUp = '@media (min-width: 48em)'

/** Where a long name fits. The width is that of the header, which is narrower beside an open dock. */
const roomy = '@container (min-width: 80rem)'

const Organization = styled(Select)({
  '&[data-place="header"]': {
    display: 'none',
    [tabletUp]: { display: 'inline-flex', flex: '0 1 14.25rem' },
    [roomy]: { flex: '0 1 max-content', minWidth: '14.25rem', maxWidth: '28rem' },
  },
  '&[data-place="drawer"]': { margin: '12px 12px 0', [tabletUp]: { display: 'none' } },
  '& select': { fontWeight: 500 },
})

/** Disabled, with two sample organizations, as specified, or else with those of the bank. In the drawer on a phone. */
export function OrganizationSelector({ place }: { place: 'header' | 'drawer' }) {
  const samples = useSamples()
  const { user } = useAuth()
  const { data, error } = useEndpoint(listOrganizations, { enabled: !samples && Boolean(user) })
  // Empty while it loads, so that nothing beside it moves.
  const names = samples ? SAMPLE_ORGANIZATIONS : (data?.map(({ name }) => name) ?? [''])
  if (names.length === 0 || error) return null
  return (
    <Organization
      data-place={place}
      data-part="organization-selector"
      disabled
      value={names[0]}
      options={names.map((name) => ({ value: name, label: name }))}
      label="Organization"
    />
  )
}
