import { styled } from '@mui/material/styles'
import type { Organization } from '../../../contract/organizations.ts'
import { token } from '../../../theme/tokens.ts'
import { DetailList } from '../../../ui/data/detail-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

const Note = styled('p')({ margin: '8px 0 0', color: token.muted, fontSize: token.size.body2 })

const countries = new Intl.DisplayNames('en-GB', { type: 'region' })
const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code)

const NOT_ON_RECORD = 'Not on record yet'

/** What the customer cannot change. */
export function RegistrationDetails({ organization }: { organization: Organization | undefined }) {
  return (
    <Panel title="Legal entity" part="registration">
      <DetailList
        items={[
          { label: 'Legal Name', value: organization?.name || NOT_ON_RECORD },
          { label: 'Registration Number', value: organization?.registrationNumber || NOT_ON_RECORD },
          { label: 'Country', value: organization ? countryName(organization.country) : NOT_ON_RECORD },
        ]}
      />
      {organization && (
        <Note>Account letters show the legal name. To change the number or the country, contact support.</Note>
      )}
    </Panel>
  )
}
