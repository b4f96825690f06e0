import Add from '@mui/icons-material/AddOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { v4 as uuid } from 'uuid'
import { DIRECTORS_COUNTS, type DirectorsCount } from '../../../contract/business-verification.ts'
import { useAddressOverlay } from '../../../routing/overlay.ts'
import { announce } from '../../../ui/feedback/announcer.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { AddDirectorDialog } from './add-director-dialog.tsx'
import type { Director } from '../local-record.ts'
import { nationalityLabel } from '../nationality-choices.ts'
import { PeopleList, PersonRow } from '../people-list.tsx'
import { Remark, StepActions, StepSection } from '../wizard/step-section.tsx'

const isDirectorsCount = (value: string): value is DirectorsCount => Object.hasOwn(DIRECTORS_COUNTS, value)

function countText(added: number, stated: DirectorsCount): string {
  if (added <= Number(stated)) return `${added} of ${DIRECTORS_COUNTS[stated]} added.`
  // This choice means four or more.
  return stated === '4' ? `${added} added.` : `${added} added, but your business profile says ${stated}.`
}

interface DirectorsStepProps {
  directors: readonly Director[]
  /** The number of directors in the business profile, as its choice value. */
  expected: string | undefined
  onChange: (directors: readonly Director[]) => void
  onBack: () => void
  onContinue: () => void
}

export function DirectorsStep({ directors, expected = '', onChange, onBack, onContinue }: DirectorsStepProps) {
  const adding = useAddressOverlay(['add'])
  const stated = isDirectorsCount(expected) ? countText(directors.length, expected) : ''
  const add = (
    <Button startIcon={<Add />} onClick={() => adding.open('add')}>
      Add Director
    </Button>
  )

  return (
    <StepSection
      title="Directors"
      part="directors"
      lead={`The people who run the company and can act on its behalf. ${stated}`}
    >
      {directors.length === 0 ? (
        <EmptyState
          icon={<Badge />}
          title="No directors added yet"
          text="Add them now or come back later."
          action={add}
        />
      ) : (
        <>
          <PeopleList aria-label="Directors">
            {directors.map(({ id, fullName, nationality }) => (
              <PersonRow
                key={id}
                name={fullName}
                facts={[nationalityLabel(nationality)]}
                action={
                  <IconButton
                    aria-label={`Remove ${fullName}`}
                    onClick={() => {
                      onChange(directors.filter((director) => director.id !== id))
                      announce(`${fullName} removed`)
                    }}
                  >
                    <Delete />
                  </IconButton>
                }
              />
            ))}
          </PeopleList>
          <div>{add}</div>
        </>
      )}
      <Remark>Kept on this device, not sent.</Remark>
      <StepActions onBack={onBack}>
        <Button variant="contained" onClick={onContinue}>
          Continue
        </Button>
      </StepActions>
      {adding.name && (
        <AddDirectorDialog
          onClose={adding.close}
          onAdd={(director) => {
            onChange([...directors, { id: uuid(), ...director }])
            announce(`${director.fullName} added`)
          }}
        />
      )}
    </StepSection>
  )
}
