import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { useSupportEmail } from '../../../brand/brand.ts'
import type { Organization, OrganizationStatus } from '../../../contract/organizations.ts'
import { paths } from '../../../routing/paths.ts'
import { COMPANY_SAYS, COMPLETE_VERIFICATION, useCompanyState } from '../../../session/application.ts'
import { capitalised } from '../../../text/format.ts'
import { token, toneOf, type Tone } from '../../../theme/tokens.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { Screening } from '../compliance/screening.tsx'

const TONES: Record<OrganizationStatus, Tone> = {
  ACTIVE: 'success',
  PENDING_VERIFICATION: 'warning',
  SUSPENDED: 'error',
}

/** `PENDING_VERIFICATION` → `Pending verification`. */
const labelOf = (status: string): string => capitalised(status.toLowerCase().replaceAll('_', ' '))

const Text = styled('p')({ margin: '0 0 4px' })
const Next = styled('div')({ marginTop: 16, paddingTop: 16, borderTop: `1px solid ${token.hairline}` })

/** There is no organization until the business profile has been submitted. */
export function VerificationPanel({ organization }: { organization: Organization | undefined }) {
  const status = organization?.status
  const supportEmail = useSupportEmail()
  const state = useCompanyState(organization)
  return (
    <Panel
      title="Verification status"
      part="verification-status"
      actions={<StatusChip tone={toneOf(TONES, status ?? '')} label={status ? labelOf(status) : 'Not started'} />}
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
          <Text>{COMPLETE_VERIFICATION}</Text>
          {status !== undefined && state !== undefined && (
            <Text>
              {COMPANY_SAYS[state].title}.{/* The shell says what follows from a suspension. */}
              {state !== 'suspended' && ` ${COMPANY_SAYS[state].next}`}
            </Text>
          )}
          {state === 'suspended' || state === 'refused' ? (
            <Link href={`mailto:${supportEmail}`}>Contact support</Link>
          ) : (
            <Link component={RouterLink} to={paths.businessVerification}>
              {status === undefined
                ? 'Start verification'
                : state === 'received'
                  ? 'View application'
                  : 'Go to verification'}
            </Link>
          )}
        </>
      )}
    </Panel>
  )
}
