import Add from '@mui/icons-material/AddOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { BeneficialOwner } from '../../../contract/business-verification.ts'
import { token } from '../../../theme/tokens.ts'
import { formatDay, formatNumber } from '../../../text/format.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { showToast } from '../../../toast.ts'
import { AddOwnerDialog } from './add-owner-dialog.tsx'
import { nationalityLabel } from '../nationality-choices.ts'
import { OwnerDetailsDialog } from './owner-details-dialog.tsx'
import { OwnerStatusBadge } from './owner-status-badge.tsx'
import { PeopleList, PersonRow } from '../people-list.tsx'
import { StepActions, StepSection } from '../wizard/step-section.tsx'

const Note = styled('span')({ fontSize: token.size.caption, color: token.muted })

interface OwnersStepProps {
  owners: readonly BeneficialOwner[]
  onContinue: () => void
}

export function OwnersStep({ owners, onContinue }: OwnersStepProps) {
  const [adding, setAdding] = useState(false)
  const [shownId, setShownId] = useState<string>()
  const shown = owners.find(({ id }) => id === shownId)

  const proceed = () => {
    if (owners.length > 0) return onContinue()
    showToast({
      title: 'UBOs required',
      description: 'Please add at least one beneficial owner to continue.',
      variant: 'destructive',
    })
  }
  const add = (
    <Button startIcon={<Add />} onClick={() => setAdding(true)}>
      Add Beneficial Owner
    </Button>
  )

  return (
    <StepSection
      title="Beneficial Owners"
      part="owners"
      lead="Add all individuals owning 25% or more of your company, directly or through other companies."
    >
      {owners.length === 0 ? (
        <EmptyState
          icon={<Groups />}
          title="No owners added yet"
          text="We check each of them. Have their full name, date of birth and nationality to hand."
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
                    <Note>Documents pending upload</Note>
                  </>
                }
                action={
                  <IconButton aria-label={`Edit ${fullName}`} onClick={() => setShownId(id)}>
                    <Edit />
                  </IconButton>
                }
              />
            ))}
          </PeopleList>
          <div>{add}</div>
        </>
      )}
      <StepActions>
        <Button variant="contained" onClick={proceed}>
          Continue
        </Button>
      </StepActions>
      {adding && <AddOwnerDialog onClose={() => setAdding(false)} />}
      {shown && <OwnerDetailsDialog owner={shown} onClose={() => setShownId(undefined)} />}
    </StepSection>
  )
}
