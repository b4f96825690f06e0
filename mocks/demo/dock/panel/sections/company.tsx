import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { ORGANIZATION_STATUSES, type OrganizationStatus } from '../../../../../src/contract/organizations.ts'
import { Segmented } from '../../../../../src/ui/layout/segmented.tsx'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { setOrganizationStatus } from '../../../../bank/domains/business-verification/changes.ts'
import { concludeReviews, decideOwner } from '../../../../bank/domains/business-verification/decisions.ts'
import { dockActions } from '../../../tours/dock-actions.ts'
import { useBankData, useDock } from '../../dock-context.ts'
import { Toggle } from '../fields.tsx'
import { Act, Hint, Item, Row, Section, type SectionProps } from '../kit.tsx'
import { useRun } from '../run.tsx'

const STATUSES = ORGANIZATION_STATUSES.map((value) => ({ value, label: value.toLowerCase().replaceAll('_', ' ') }))

export function CompanySection({ title }: SectionProps) {
  const { bank, corridor } = useDock()
  const run = useRun()
  const { company, owners, wait } = useBankData(({ db, signedIn, network }) => ({
    company: db.organizations.where('userId', signedIn()?.id ?? '')[0],
    owners: db.owners.where('userId', signedIn()?.id ?? ''),
    wait: network.reviewsWait ?? false,
  }))
  const setWait = async (on: boolean) => {
    if (on) return corridor.holdReview()
    await bank.setNetwork({ reviewsWait: false })
    await bank.change(concludeReviews)
  }
  const decide = async (id: string, status: OrganizationStatus) => {
    await bank.change((tx) => setOrganizationStatus(tx, id, status))
    if (status === 'ACTIVE') dockActions.notify({ action: 'approve company' })
  }
  const decideOn = (owner: string, status: 'approved' | 'rejected') =>
    bank.change((tx) => decideOwner(tx, owner, status))
  return (
    <Section title={title}>
      {company ? (
        <>
          <Typography>{company.name}</Typography>
          <Segmented
            label="Status of the company"
            value={company.status}
            options={STATUSES}
            onChange={(status) => void run(() => decide(company.id, status))}
          />
        </>
      ) : (
        <Hint>A company appears here once its profile is submitted.</Hint>
      )}
      <Toggle label="The review waits for my decision" checked={wait} onChange={setWait} />
      <List aria-label="Owners">
        {owners.map(({ id, fullName, status }) => (
          <Item key={id} title={fullName}>
            <Chip
              label={status}
              color={status === 'approved' ? 'success' : status === 'rejected' ? 'error' : 'warning'}
            />
            {(status === 'pending' || status === 'other') && (
              <span ref={passesFocusOn}>
                <Row>
                  <Act done={`${fullName} is approved.`} work={() => decideOn(id, 'approved')}>
                    Approve
                  </Act>
                  <Act done={`${fullName} is rejected.`} work={() => decideOn(id, 'rejected')}>
                    Reject
                  </Act>
                </Row>
              </span>
            )}
          </Item>
        ))}
      </List>
    </Section>
  )
}
