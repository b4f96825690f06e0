import CardContent from '@mui/material/CardContent'
import { styled } from '@mui/material/styles'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { listOrganizations } from '../../../contract/organizations.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PanelStack } from '../../../ui/layout/panel-stack.ts'
import { ReadWarning, ReadError } from '../../../session/read-states.tsx'
import { SkeletonFields } from '../../../ui/feedback/skeleton-fields.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { RegistrationDetails } from './registration-details.tsx'
import { VerificationPanel } from './verification-panel.tsx'

const Beside = styled(PanelStack)({
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
    <PanelStack>
      <ReadWarning list={list} />
      <VerificationPanel organization={organization} />
      <Beside>
        <OrganizationForm organization={organization} />
        <RegistrationDetails organization={organization} />
      </Beside>
    </PanelStack>
  )
}
