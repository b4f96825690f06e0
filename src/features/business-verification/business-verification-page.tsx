import { useEndpoint } from '../../api/use-endpoint.ts'
import { listOwners } from '../../contract/business-verification.ts'
import { listOrganizations } from '../../contract/organizations.ts'
import { paths } from '../../routing/paths.ts'
import { Redirect } from '../../routing/redirect.tsx'
import { useAuth } from '../../session/auth-provider.tsx'
import { useTimesForgotten } from '../../session/use-device-memory.ts'
import { ErrorState, Loading } from '../../ui/states.tsx'
import { VerificationWizard } from './verification-wizard.tsx'
import { WizardFrame } from './wizard-frame.tsx'

export function BusinessVerificationPage() {
  const { user } = useAuth()
  const timesForgotten = useTimesForgotten()
  if (user === undefined) return <Loading />
  if (user === null) return <Redirect to={paths.signIn} />
  return <Application key={`${user.id} ${timesForgotten}`} userId={user.id} />
}

/** Waits for what the bank knows: the wizard goes on from there. */
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
  return <WizardFrame>{error ? <ErrorState error={error} onRetry={retry} /> : <Loading label="Loading your application" />}</WizardFrame>
}
