import { styled } from '@mui/material/styles'
import { SIGN_UP_COUNTRIES } from '../../contract/auth.ts'
import type { SignUpDetails } from '../../session/sign-up-details.ts'
import { media, token } from '../../theme/tokens.ts'

const Box = styled('section')({
  padding: 16,
  borderRadius: token.radius.card,
  background: token.sunken,
  '& > h3': { margin: 0, fontSize: token.size.body2, fontWeight: 600 },
  '& > p': { margin: '12px 0 0', fontSize: token.size.body2, color: token.muted },
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px 16px',
    margin: '12px 0 0',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { fontSize: token.size.body2, color: token.muted },
  '& dd': { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
})

const countries: Readonly<Record<string, string>> = SIGN_UP_COUNTRIES

export function FromSignUp({ details: { companyName, country, phone } }: { details: SignUpDetails }) {
  return (
    <Box aria-label="From your sign-up">
      <h3>From your sign-up</h3>
      <dl>
        <div>
          <dt>Company Name</dt>
          <dd dir="auto">{companyName}</dd>
        </div>
        <div>
          <dt>Country</dt>
          <dd>{countries[country] ?? country}</dd>
        </div>
        <div>
          <dt>Phone Number</dt>
          <dd dir="ltr">{phone}</dd>
        </div>
      </dl>
      <p>Kept on this device, not sent.</p>
    </Box>
  )
}
