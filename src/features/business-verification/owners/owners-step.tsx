import Add from '@mui/icons-material/AddOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { SWRResponse } from 'swr'
import type { BeneficialOwner } from '../../../contract/business-verification.ts'
import { useAddressOverlay } from '../../../routing/overlay.ts'
import { formatDay, formatNumber } from '../../../text/format.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { IconAction } from '../../../ui/layout/icon-action.tsx'
import { NotFoundDialog } from '../../../ui/overlays/not-found-dialog.tsx'
import { clearError, showToast } from '../../../toast.ts'
import { AddOwnerDialog } from './add-owner-dialog.tsx'
import { nationalityLabel } from '../nationality-choices.ts'
import { OwnerDetailsDialog } from './owner-details-dialog.tsx'
import { OwnerStatusBadge } from './owner-status-badge.tsx'
import { ReadWarning } from '../../../session/read-states.tsx'
import { PeopleList, PersonRow } from '../people-list.tsx'
import { Remark, StepActions, StepSection } from '../wizard/step-section.tsx'

export type OwnersList = SWRResponse<BeneficialOwner[], Error>

interface OwnersStepProps {
  list: OwnersList
  onBack: () => void
  onContinue: () => void
}

export function OwnersStep({ list, onBack, onContinue }: OwnersStepProps) {
  const { name, value, open, close } = useAddressOverlay(['add', 'owner'])
  // Counts where the list cannot be read.
  const [added, setAdded] = useState(0)
  const owners = list.data ?? []
  const shown = owners.find(({ id }) => id === value)

  const proceed = () => {
    if (owners.length + added > 0) return onContinue()
    // Whether there are owners is unknown, so nobody is told that there are none.
    if (!list.data) {
      const description = 'The owners could not be loaded. Try again.'
      showToast({ title: 'Error', description, variant: 'destructive' })
      return
    }
    showToast({
      title: 'UBOs required',
      description: 'Please add at least one beneficial owner to continue.',
      variant: 'destructive',
    })
  }
  const add = (
    <Button
      startIcon={<Add />}
      onClick={() => {
        // "UBOs required" is being answered.
        clearError()
        open('add')
      }}
    >
      Add Beneficial Owner
    </Button>
  )

  return (
    <StepSection
      title="Beneficial Owners"
      part="owners"
      lead="Add all individuals owning 25% or more of your company, directly or through other companies."
    >
      <ReadWarning list={list} what="The owners" />
      {!list.data ? (
        <div>{add}</div>
      ) : owners.length === 0 ? (
        <EmptyState
          icon={<Groups />}
          title="No owners added yet"
          text="We verify every owner. You need their full name, date of birth and nationality."
          action={add}
        />
      ) : (
        <>
          <PeopleList aria-label="Beneficial owners">
            {owners.map(({ id, fullName, nationality, ownershipPct, dob, status }) => (
              <PersonRow
                key={id}
                name={fullName}
                facts={[
                  nationalityLabel(nationality),
                  `${formatNumber(ownershipPct)}% ownership`,
                  `Born ${formatDay(dob)}`,
                ]}
                status={
                  <>
                    <OwnerStatusBadge status={status} />
                    <Remark>Documents pending upload</Remark>
                  </>
                }
                action={
                  // Locked since they were sent: the details say how to have them edited.
                  <IconAction label={`Edit ${fullName}`} tip="Edit" onClick={() => open('owner', id)}>
                    <Edit />
                  </IconAction>
                }
              />
            ))}
          </PeopleList>
          <div>{add}</div>
        </>
      )}
      <StepActions onBack={onBack}>
        <Button variant="contained" onClick={proceed}>
          Continue
        </Button>
      </StepActions>
      {name === 'add' && <AddOwnerDialog onAdded={() => setAdded(added + 1)} onClose={close} />}
      {name === 'owner' && shown && <OwnerDetailsDialog owner={shown} onClose={close} />}
      {name === 'owner' && list.data && !shown && (
        <NotFoundDialog what="owner" text="The link may be old. The step lists all owners." onClose={close} />
      )}
    </StepSection>
  )
}
