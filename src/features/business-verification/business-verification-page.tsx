import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listOwners } from '../../contract/business-verification.ts'
import { listOrganizations } from '../../contract/organizations.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { useTimesForgotten } from '../../session/use-device-memory.ts'
import { SkeletonFields } from '../../ui/feedback/skeleton-fields.tsx'
import { Card } from './wizard/step-section.tsx'
import { VerificationWizard } from './wizard/verification-wizard.tsx'
import { stacked, WizardFrame } from './wizard/wizard-frame.tsx'
import { STEPS } from './wizard/wizard.ts'

export function BusinessVerificationPage() {
  const { user } = useAuth()
  const timesForgotten = useTimesForgotten()
  // Never rendered signed out; the check narrows the type.
  if (!user) return null
  return <Application key={`${user.id} ${timesForgotten}`} userId={user.id} />
}

const isAnswered = ({ data, error }: { data?: unknown; error?: unknown }): boolean =>
  data !== undefined || error !== undefined

const Steps = styled('div')({ display: 'flex', flexDirection: 'column', gap: 22, [stacked]: { flexDirection: 'row' } })

const StepsSkeleton = () => (
  <div aria-hidden>
    <Skeleton variant="rounded" height={6} />
    <Skeleton width={136} sx={{ margin: '8px 0 24px' }} />
    <Steps>
      {STEPS.map((step) => (
        <Skeleton key={step} variant="circular" width={28} height={28} />
      ))}
    </Steps>
  </div>
)

/** Loads the data from which the wizard resumes. The wizard works without it. */
function Application({ userId }: { userId: string }) {
  const organizations = useEndpoint(listOrganizations)
  const owners = useEndpoint(listOwners)
  // Until they are read again after a reset, both are those of the former company.
  const isReading = organizations.isValidating || owners.isValidating
  const [resumes, setResumes] = useState(!isReading)
  if (!resumes && !isReading) setResumes(true)

  if (resumes && isAnswered(organizations) && isAnswered(owners)) {
    return <VerificationWizard userId={userId} organizations={organizations} owners={owners} />
  }
  return (
    <WizardFrame steps={<StepsSkeleton />}>
      <Card>
        <Skeleton width="40%" height={28} />
        <Skeleton width="72%" sx={{ marginBottom: 3 }} />
        <SkeletonFields fields={3} label="Loading your application" />
      </Card>
    </WizardFrame>
  )
}
