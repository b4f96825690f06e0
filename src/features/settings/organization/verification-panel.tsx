import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router-dom'
import type { OrganizationStatus } from '../../../contract/organizations.ts'
import { paths } from '../../../routing/paths.ts'
import { token, type Tone } from '../../../theme/tokens.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { Screening } from '../compliance/screening.tsx'

const BADGES: Record<OrganizationStatus, { tone: Tone; label: string }> = {
  ACTIVE: { tone: 'success', label: 'Active' },
  PENDING_VERIFICATION: { tone: 'warning', label: 'Pending verification' },
  SUSPENDED: { tone: 'error', label: 'Suspended' },
}

const Text = styled('p')({ margin: '0 0 4px' })
const Next = styled('div')({ marginTop: 16, paddingTop: 16, borderTop: `1px solid ${token.hairline}` })

/** `status` is undefined until the business profile has been submitted, which creates the organization. */
export function VerificationPanel({ status }: { status: OrganizationStatus | undefined }) {
  const badge = status === undefined ? { tone: 'default' as const, label: 'Not started' } : BADGES[status]
  return (
    <Panel
      title="Verification status"
      part="verification-status"
      actions={<StatusChip tone={badge.tone} label={badge.label} />}
    >
      {status === 'ACTIVE' ? (
        <>
          <Text>Verification is complete. All features are available.</Text>
          <Next>
            <Screening action="Request Re-screening" />
          </Next>
        </>
      ) : (
        <>
          <Text>Complete verification to activate all features.</Text>
          <Link component={RouterLink} to={paths.businessVerification}>
            {status === undefined ? 'Start verification' : 'Go to verification'}
          </Link>
        </>
      )}
    </Panel>
  )
}
