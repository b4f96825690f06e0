import CardContent from '@mui/material/CardContent'
import { styled } from '@mui/material/styles'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { listOrganizations } from '../../../contract/organizations.ts'
import { media } from '../../../theme/tokens.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ReadWarning, ReadError } from '../../../session/read-states.tsx'
import { SkeletonFields } from '../../../ui/feedback/skeleton-fields.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { RegistrationDetails } from './registration-details.tsx'
import { VerificationPanel } from './verification-panel.tsx'

const Stack = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.phone]: { gap: 16 },
})
const Beside = styled(Stack)({
  alignItems: 'start',
  // The side navigation and the tabs take their room first.
  '@media (min-width: 75em)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
})

export function OrganizationTab() {
  const list = useEndpoint(listOrganizations)
  const { data, error, mutate } = list
  if (!data) {
    return (
      <Panel title="Organization" part="organization" bare>
        {error ? (
          <ReadError what="Your organization" error={error} onRetry={() => void mutate()} />
        ) : (
          <CardContent sx={{ paddingTop: 2.5 }}>
            <SkeletonFields fields={5} />
          </CardContent>
        )}
      </Panel>
    )
  }
  const organization = data[0]
  return (
    <Stack>
      <ReadWarning list={list} />
      <VerificationPanel organization={organization} />
      <Beside>
        <OrganizationForm organization={organization} />
        <RegistrationDetails organization={organization} />
      </Beside>
    </Stack>
  )
}
