import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { ORGANIZATION_STATUSES, type OrganizationStatus } from '../../../../../src/contract/organizations.ts'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import {
  concludeReviews,
  decideOwner,
  setOrganizationStatus,
} from '../../../../bank/domains/business-verification/changes.ts'
import { dockActions } from '../../../tours/dock-actions.ts'
import { useBankData, useDock } from '../../dock-context.ts'
import { Row, Toggle } from '../kit/fields.tsx'
import { Act, useRun } from '../kit/run.tsx'
import { Hint, Section } from '../kit/section.tsx'

export function CompanySection() {
  const { bank } = useDock()
  const run = useRun()
  const { company, owners, wait } = useBankData(({ db, signedIn, network }) => ({
    company: db.organizations.where('userId', signedIn()?.id ?? '')[0],
    owners: db.owners.where('userId', signedIn()?.id ?? ''),
    wait: network.reviewsWait ?? false,
  }))
  const setWait = async (reviewsWait: boolean) => {
    await bank.setNetwork({ reviewsWait })
    if (reviewsWait) dockActions.notify({ action: 'hold review' })
    if (!reviewsWait) await bank.change(concludeReviews)
  }
  const decide = async (id: string, status: OrganizationStatus) => {
    await bank.change((tx) => setOrganizationStatus(tx, id, status))
    if (status === 'ACTIVE') dockActions.notify({ action: 'approve company' })
  }
  return (
    <Section title="Company and owners">
      {company ? (
        <>
          <Typography>{company.name}</Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Status of the company"
            value={company.status}
            onChange={(_, status: OrganizationStatus | null) => status && void run(() => decide(company.id, status))}
          >
            {ORGANIZATION_STATUSES.map((status) => (
              <ToggleButton key={status} value={status}>
                {status.toLowerCase().replaceAll('_', ' ')}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </>
      ) : (
        <Hint>A company appears here once its profile is submitted.</Hint>
      )}
      <Toggle label="The review waits for my decision" checked={wait} onChange={(on) => void run(() => setWait(on))} />
      <List aria-label="Owners">
        {owners.map(({ id, fullName, status }) => (
          <ListItem key={id} sx={{ gap: 1 }}>
            <ListItemText primary={fullName} />
            <Chip
              label={status}
              color={status === 'approved' ? 'success' : status === 'rejected' ? 'error' : 'warning'}
            />
            {(status === 'pending' || status === 'other') && (
              <span ref={passesFocusOn}>
                <Row>
                  <Act work={() => bank.change((tx) => decideOwner(tx, id, 'approved'))}>Approve</Act>
                  <Act work={() => bank.change((tx) => decideOwner(tx, id, 'rejected'))}>Reject</Act>
                </Row>
              </span>
            )}
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
