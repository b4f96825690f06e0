import { useEndpoint } from '../../api/use-endpoint.ts'
import { listOwners } from '../../contract/business-verification.ts'
import { listOrganizations } from '../../contract/organizations.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { useTimesForgotten } from '../../session/use-device-memory.ts'
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

const isAnswered = ({ data, error }: { data?: unknown; error?: unknown }): boolean =>
  data !== undefined || error !== undefined

/** Loads the data from which the wizard resumes. The wizard works without it. */
function Application({ userId }: { userId: string }) {
  const organizations = useEndpoint(listOrganizations)
  const owners = useEndpoint(listOwners)

  if (isAnswered(organizations) && isAnswered(owners)) {
    return <VerificationWizard userId={userId} organizations={organizations} owners={owners} />
  }
  return (
    <WizardFrame>
      <Loading label="Loading your application" />
    </WizardFrame>
  )
}
