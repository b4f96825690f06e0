import type { OwnerStatus } from '../../../../src/contract/business-verification.ts'
import type { OrganizationStatus } from '../../../../src/contract/organizations.ts'
import type { ProspectKit } from '../../store/prospect-kit.ts'

/** Duration of reviews in milliseconds of the bank's time. */
export const OWNER_REVIEW_MS = 15_000
export const COMPANY_REVIEW_MS = 45_000

const ADULT_YEARS = 18
/** 100 % in hundredths of a percent: whole numbers add up exactly, 33.33 + 33.33 + 33.34 does not. */
const WHOLE = 10_000

const hundredths = (percent: number): number => Math.round(percent * 100)

interface Stake {
  ownershipPct: number
  status: OwnerStatus
}

/** `dob` is `YYYY-MM-DD`, `today` an instant; both are read in UTC, as the bank's day is. */
export function ageProblem(dob: string, today: number): string | undefined {
  const date = new Date(today).toISOString().slice(0, 10)
  if (dob >= date) return 'Date of birth must be in the past'
  const eighteenth = `${Number(dob.slice(0, 4)) + ADULT_YEARS}${dob.slice(4)}`
  return eighteenth > date ? `A beneficial owner must be at least ${ADULT_YEARS} years old` : undefined
}

export function ownershipProblem(stakes: readonly Stake[], added: number): string | undefined {
  const declared = stakes
    .filter(({ status }) => status !== 'rejected')
    .reduce((sum, { ownershipPct }) => sum + hundredths(ownershipPct), 0)
  if (declared + hundredths(added) <= WHOLE) return undefined
  return `Ownership cannot exceed 100% in total: ${declared / 100}% is already declared`
}

/** Parts of an owner's name that choose the outcome of the review. `pending`: the review never ends by itself. */
export const MAGIC_NAMES = [
  { part: 'Denied', outcome: 'rejected', example: 'Dana Denied', effect: 'The owner is rejected' },
  { part: 'Review', outcome: 'pending', example: 'Robin Review', effect: 'The owner stays pending' },
] as const

/** Parts of a company's registration number that choose the outcome of its review. */
export const MAGIC_NUMBERS = [
  { part: 'DENIED', outcome: 'SUSPENDED', example: 'DENIED-0917', effect: 'The company is suspended' },
  { part: 'REVIEW', outcome: 'PENDING_VERIFICATION', example: 'REVIEW-0917', effect: 'The company stays pending' },
] as const

export const ownerOutcome = (fullName: string): OwnerStatus =>
  MAGIC_NAMES.find(({ part }) => fullName.includes(part))?.outcome ?? 'approved'

export function companyOutcome(
  registrationNumber: string,
  owners: readonly Pick<Stake, 'status'>[],
): OrganizationStatus {
  const chosen = MAGIC_NUMBERS.find(({ part }) => registrationNumber.includes(part))
  if (chosen) return chosen.outcome
  return owners.length > 0 && owners.every(({ status }) => status === 'approved') ? 'ACTIVE' : 'PENDING_VERIFICATION'
}

const OWNER_NEXT: Record<OwnerStatus, readonly OwnerStatus[]> = {
  pending: ['approved', 'rejected', 'other'],
  other: ['approved', 'rejected', 'pending'],
  approved: [],
  rejected: [],
}
export const ownerMayMove = (from: OwnerStatus, to: OwnerStatus): boolean => OWNER_NEXT[from].includes(to)

/** What the bank knows of a new company: the calls carry neither name nor country. */
export const companyOf = (email: string, prospect: ProspectKit | null): { name: string; country: string } =>
  prospect?.person.email === email
    ? { name: prospect.company, country: prospect.country }
    : { name: companyName(email), country: 'GB' }

/** Names a company after an e-mail domain: `x@halden-coffee.co.example` -> `Halden Coffee`. */
export function companyName(email: string): string {
  const label = email.split('@')[1]?.split('.')[0] ?? ''
  const words = label.split(/[-_]/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'New company'
}
