import { useEndpoint } from '../../api/use-endpoint.ts'
import { listOwners } from '../../contract/business-verification.ts'
import { listOrganizations } from '../../contract/organizations.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { useTimesForgotten } from '../../session/use-device-memory.ts'
import { ReadError } from '../../session/read-states.tsx'
import { Loading } from '../../ui/feedback/states.tsx'
import { VerificationWizard } from './wizard/verification-wizard.tsx'
import { WizardFrame } from './wizard/wizard-frame.tsx'

export function BusinessVerificationPage() {
  const { user } = useAuth()
  const timesForgotten = useTimesForgotten()
  // Never rendered signed out; the check narrows the type.
  if (!user) return null
  return <Application key={`${user.id} ${timesForgotten}`} userId={user.id} />
}

/** Loads the data from which the wizard resumes. */
function Application({ userId }: { userId: string }) {
  const organizations = useEndpoint(listOrganizations)
  const owners = useEndpoint(listOwners)
  const error = organizations.error ?? owners.error
  const known = organizations.data && owners.data

  if (known) {
    return <VerificationWizard userId={userId} organization={organizations.data?.[0]} owners={owners.data ?? []} />
  }
  const retry = () => {
    if (organizations.error) void organizations.mutate()
    if (owners.error) void owners.mutate()
  }
  return (
    <WizardFrame>
      {error ? <ReadError error={error} onRetry={retry} /> : <Loading label="Loading your application" />}
    </WizardFrame>
  )
}
