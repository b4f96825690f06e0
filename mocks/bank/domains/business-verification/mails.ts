import type { OrganizationStatus } from '../../../../src/contract/organizations.ts'
import type { Letter } from '../write-to.ts'

export const receivedMail = (company: string): Letter => ({
  subject: 'We have received your application',
  text: `We are reviewing the business profile of ${company} and will email you within 1–2 business days.`,
})

export const rejectedMail = (owner: string): Letter => ({
  subject: 'We need more information',
  text: `${owner} was rejected as a beneficial owner. Contact support to complete verification.`,
})

/** What the bank writes when a company gets another status. */
export const statusMail: {
  readonly [S in Exclude<OrganizationStatus, 'PENDING_VERIFICATION'>]: (c: string) => Letter
} = {
  ACTIVE: (company) => ({
    subject: `${company} is verified`,
    text: 'Verification is complete and all features are active. You can open accounts and make payments now.',
  }),
  SUSPENDED: (company) => ({
    subject: `${company} is suspended`,
    text: 'You can see your balances, but not send or exchange money. Reply to this email to resolve this.',
  }),
}
