import { call } from '../api/call.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { listOrganizations } from '../contract/organizations.ts'
import { useAuth } from '../session/auth-provider.tsx'
import { useBrand } from '../brand/brand.ts'
import type { Letterhead } from './letterhead.ts'

interface Head {
  letterhead: Letterhead
  legalName: string
}

/**
 * Returns a function that resolves to the brand name and the company of a document. The user's name is used if there is
 * no company yet. Rejects if the organizations have not been read and cannot be.
 */
export function useLetterhead(): () => Promise<Head> {
  const { data } = useEndpoint(listOrganizations)
  const { user } = useAuth()
  const letterhead = useBrand()
  return async () => {
    const organizations = data ?? (await call(listOrganizations, {}))
    return { letterhead, legalName: organizations[0]?.name ?? user?.name ?? '' }
  }
}
