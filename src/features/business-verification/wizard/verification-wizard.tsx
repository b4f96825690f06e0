import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { SWRResponse } from 'swr'
import { businessProfileSchema } from '../../../contract/business-verification.ts'
import type { Organization } from '../../../contract/organizations.ts'
import { paths } from '../../../routing/paths.ts'
import { useAuth } from '../../../session/auth-provider.tsx'
import { useSentApplication } from '../../../session/application.ts'
import { readSignUpDetails } from '../../../session/sign-up-details.ts'
import { formValues } from '../../../ui/forms/form-values.ts'
import { BusinessProfileStep } from '../business-profile-step.tsx'
import { ComplianceStep } from '../compliance/compliance-step.tsx'
import { DirectorsStep } from '../directors/directors-step.tsx'
import { DocumentsStep } from '../documents/documents-step.tsx'
import { useLocalRecord } from '../local-record.ts'
import { ReadWarning } from '../../../session/read-states.tsx'
import { OwnersStep, type OwnersList } from '../owners/owners-step.tsx'
import { rejectedOwners, ReviewNotice } from '../review-notice.tsx'
import { Received, Refused, Suspended, Verified } from './ending.tsx'
import { useStepAddress } from './step-address.ts'
import { StepNavigation } from './step-navigation.tsx'
import { completeStep, isFinished, LAST_STEP } from './wizard.ts'
import { WizardFrame } from './wizard-frame.tsx'

interface VerificationWizardProps {
  userId: string
  organizations: SWRResponse<Organization[], Error>
  owners: OwnersList
}

export function VerificationWizard({ userId, organizations, owners }: VerificationWizardProps) {
  const navigate = useNavigate()
  const { user } = useAuth()
  const organization = organizations.data?.[0]
  const address = useStepAddress()
  const { record, stepsLeft, update } = useLocalRecord(
    userId,
    {
      organizationId: organizations.data && (organization?.id ?? ''),
      hasOrganization: organizations.data && organization !== undefined,
      isActive: organization?.status === 'ACTIVE',
      hasOwners: owners.data && owners.data.length > 0,
    },
    address.asked,
  )
  const [, setSentApplication] = useSentApplication()
  const { wizard, profile, directors, documents, assessment } = record
  const { current } = wizard
  const rejected = rejectedOwners(owners.data ?? [])

  const status = organization?.status
  // An ending is shown where no step is asked for. A company that is activated during a step keeps it.
  const opened = address.asked === current
  const isSuspended = status === 'SUSPENDED' && !opened
  const isSent = status === 'PENDING_VERIFICATION' && isFinished(wizard) && !opened
  const isVerified = status === 'ACTIVE' && !opened
  const ended = isSuspended || isSent || isVerified
  const shown = ended ? undefined : current

  const content = useRef<HTMLDivElement>(null)
  const latestShown = useRef(shown)
  // At once, because the next press may come with the step.
  useLayoutEffect(() => {
    latestShown.current = shown
  }, [shown])
  const focused = useRef(shown)
  // Move the focus to the heading of the new step.
  useEffect(() => {
    if (focused.current === shown) return
    focused.current = shown
    content.current?.querySelector('h2')?.focus()
    window.scrollTo({ top: 0 })
  }, [shown])

  // Where the address names no step or a locked one, it gets the step that is shown, so that Back returns to it.
  const isNamed = address.isAt(shown)
  const nameStep = useEffectEvent((step: number | undefined) => address.go(step, { replace: true }))
  useEffect(() => {
    if (!isNamed) nameStep(shown)
  }, [isNamed, shown])

  const open = (step: number) => address.go(step)
  const back = () => open(current - 1)
  const complete = (step: number) => {
    const after = completeStep(wizard, step)
    update((before) => ({ wizard: completeStep(before.wizard, step) }))
    const isLast = step === LAST_STEP
    // Also when the details of a finished application are sent again, which begins a new review.
    const isSentNow = isFinished(after) && organization !== undefined
    if (isSentNow) setSentApplication(organization.id)
    if (isLast) void navigate(paths.dashboard)
    // The answer may come after the wizard, or the step, was left.
    else if (content.current && latestShown.current === step)
      address.go(isSentNow && (!isFinished(wizard) || step === 0) ? undefined : after.current)
  }

  return (
    <WizardFrame
      steps={<StepNavigation wizard={wizard} ended={ended} onOpen={open} />}
      notice={
        <>
          <ReadWarning list={organizations} what="The status of your application" />
          {!ended && (
            <ReviewNotice
              organization={organization}
              owners={owners.data ?? []}
              finished={isFinished(wizard)}
              stepsLeft={stepsLeft}
            />
          )}
        </>
      }
    >
      <div ref={content}>{ending() ?? currentStep()}</div>
    </WizardFrame>
  )

  function ending() {
    if (isSuspended) return <Suspended />
    if (isVerified) return <Verified name={organization?.name ?? ''} />
    if (isSent) return rejected ? <Refused who={rejected} /> : <Received />
    return undefined
  }

  function currentStep() {
    switch (current) {
      case 0:
        return (
          <BusinessProfileStep
            initial={profile ?? formValues(businessProfileSchema, organization)}
            organization={organization}
            signUp={user ? readSignUpDetails(user.email) : undefined}
            onDraft={(draft) => update(() => ({ profile: draft }))}
            onSubmitted={() => complete(0)}
          />
        )
      case 1:
        return <OwnersStep list={owners} onBack={back} onContinue={() => complete(1)} />
      case 2:
        return (
          <DirectorsStep
            directors={directors}
            expected={profile?.directorsCount}
            onChange={(next) => update(() => ({ directors: next }))}
            onBack={back}
            onContinue={() => complete(2)}
          />
        )
      case 3:
        return (
          <DocumentsStep
            selected={documents}
            onSelect={(type, file) => update((before) => ({ documents: { ...before.documents, [type]: file } }))}
            onBack={back}
            onContinue={() => complete(3)}
          />
        )
      default:
        return (
          <ComplianceStep
            initial={assessment}
            unfinished={[0, 1, 2, 3].filter((number) => !wizard.completed.includes(number))}
            onOpen={open}
            onBack={back}
            onDraft={(draft) => update(() => ({ assessment: draft }))}
            onComplete={() => complete(4)}
          />
        )
    }
  }
}
