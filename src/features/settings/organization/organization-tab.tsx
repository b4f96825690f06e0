import { styled } from '@mui/material/styles'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { listOrganizations } from '../../../contract/organizations.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MayBeOutOfDate, ReadError } from '../../../session/read-states.tsx'
import { SkeletonRows } from '../../../ui/feedback/states.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { VerificationPanel } from './verification-panel.tsx'

const Stack = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })

export function OrganizationTab() {
  const list = useEndpoint(listOrganizations)
  const { data, error, mutate } = list
  if (!data) {
    return (
      <Panel title="Organization" part="organization" bare>
        {error ? (
          <ReadError what="Your organization" error={error} onRetry={() => void mutate()} />
        ) : (
          <SkeletonRows rows={5} />
        )}
      </Panel>
    )
  }
  const organization = data[0]
  return (
    <Stack>
      <MayBeOutOfDate list={list} />
      <VerificationPanel organization={organization} />
      <OrganizationForm organization={organization} />
    </Stack>
  )
}
