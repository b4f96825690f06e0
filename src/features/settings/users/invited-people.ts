import { object } from 'yup'
import { email } from '../../../contract/values/fields.ts'
import { useDeviceMemory } from '../../../session/use-device-memory.ts'

interface InvitedPerson {
  email: string
  /** ISO 8601 UTC instant. */
  invitedAt: string
}

export const useInvitedPeople = () => useDeviceMemory<InvitedPerson[]>('invited-people', readInvitedPeople)

/** `taken` are the e-mail addresses that have access or an invitation. They are compared ignoring case. */
export const inviteSchema = (taken: readonly string[]) =>
  object({
    email: email().test(
      'new',
      'This person already has access or an invitation',
      (value) => !taken.some((one) => one.toLowerCase() === value.trim().toLowerCase()),
    ),
  })

export function readInvitedPeople(stored: unknown): InvitedPerson[] {
  return Array.isArray(stored) ? stored.filter(isInvitedPerson) : []
}

const isInvitedPerson = (value: unknown): value is InvitedPerson =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  typeof value.email === 'string' &&
  'invitedAt' in value &&
  typeof value.invitedAt === 'string' &&
  !Number.isNaN(Date.parse(value.invitedAt))
