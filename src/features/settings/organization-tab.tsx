import { styled } from '@mui/material/styles'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listOrganizations } from '../../contract/organizations.ts'
import { Panel } from '../../ui/panel.tsx'
import { ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { VerificationPanel } from './verification-panel.tsx'

const Stack = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })

export function OrganizationTab() {
  const { data, error, mutate } = useEndpoint(listOrganizations)
  if (!data) {
    return (
      <Panel title="Organization" bare>
        {error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={5} />}
      </Panel>
    )
  }
  const organization = data[0]
  return (
    <Stack>
      <VerificationPanel status={organization?.status} />
      <OrganizationForm organization={organization} />
    </Stack>
  )
}
