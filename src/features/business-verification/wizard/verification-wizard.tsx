import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BeneficialOwner } from '../../../contract/business-verification.ts'
import type { Organization } from '../../../contract/organizations.ts'
import { paths } from '../../../routing/paths.ts'
import { BusinessProfileStep } from '../business-profile-step.tsx'
import { ComplianceStep } from '../compliance/compliance-step.tsx'
import { DirectorsStep } from '../directors/directors-step.tsx'
import { DocumentsStep } from '../documents/documents-step.tsx'
import { useLocalRecord } from '../local-record.ts'
import { OwnersStep } from '../owners/owners-step.tsx'
import { ReviewNotice } from '../review-notice.tsx'
import { StepNavigation } from './step-navigation.tsx'
import { LAST_STEP, STEPS, wizardReducer, type WizardAction } from './wizard.ts'
import { WizardFrame } from './wizard-frame.tsx'

interface VerificationWizardProps {
  userId: string
  organization: Organization | undefined
  owners: readonly BeneficialOwner[]
}

export function VerificationWizard({ userId, organization, owners }: VerificationWizardProps) {
  const navigate = useNavigate()
  const [record, update] = useLocalRecord(userId, {
    organizationId: organization?.id ?? '',
    hasOrganization: organization !== undefined,
    isActive: organization?.status === 'ACTIVE',
    hasOwners: owners.length > 0,
  })
  const { wizard, profile, directors, documents, assessment } = record
  const { current } = wizard
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(current)

  // Move the focus to the heading of the new step.
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    content.current?.querySelector('h2')?.focus()
    window.scrollTo({ top: 0 })
  }, [current])

  const go = (action: WizardAction) => update((before) => ({ wizard: wizardReducer(before.wizard, action) }))
  const complete = (step: number) => {
    go({ type: 'complete', step })
    if (step === LAST_STEP) void navigate(paths.dashboard)
  }

  return (
    <WizardFrame
      steps={<StepNavigation wizard={wizard} onOpen={(step) => go({ type: 'open', step })} />}
      notice={
        <ReviewNotice organization={organization} owners={owners} finished={wizard.completed.length === STEPS.length} />
      }
    >
      <div ref={content}>
        {current === 0 && (
          <BusinessProfileStep
            initial={
              profile ?? {
                registrationNumber: organization?.registrationNumber ?? '',
                entityType: '',
                address: organization?.address ?? '',
                directorsCount: '',
              }
            }
            onDraft={(draft) => update(() => ({ profile: draft }))}
            onSubmitted={() => complete(0)}
          />
        )}
        {current === 1 && <OwnersStep owners={owners} onContinue={() => complete(1)} />}
        {current === 2 && (
          <DirectorsStep
            directors={directors}
            expected={profile?.directorsCount}
            onChange={(next) => update(() => ({ directors: next }))}
            onContinue={() => complete(2)}
          />
        )}
        {current === 3 && (
          <DocumentsStep
            selected={documents}
            onSelect={(type, file) => update((before) => ({ documents: { ...before.documents, [type]: file } }))}
            onContinue={() => complete(3)}
          />
        )}
        {current === 4 && (
          <ComplianceStep
            initial={assessment}
            unfinished={[0, 1, 2, 3].filter((step) => !wizard.completed.includes(step))}
            onOpen={(step) => go({ type: 'open', step })}
            onDraft={(draft) => update(() => ({ assessment: draft }))}
            onComplete={() => complete(4)}
          />
        )}
      </div>
    </WizardFrame>
  )
}
