import { call } from '../api/call.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { listOrganizations } from '../contract/organizations.ts'
import { useAuth } from '../session/auth-provider.tsx'
import { useBrand } from '../brand/brand.ts'

interface Letterhead {
  letterhead: string
  legalName: string
}

/**
 * Who writes a document and for whom. Before a company is registered its papers name the person; while it is not known
 * whether one is, the bank is asked, and without its answer there is no paper.
 */
export function useLetterhead(): () => Promise<Letterhead> {
  const { data } = useEndpoint(listOrganizations)
  const { user } = useAuth()
  const { name } = useBrand()
  return async () => {
    const organizations = data ?? (await call(listOrganizations, {}))
    return { letterhead: name, legalName: organizations[0]?.name ?? user?.name ?? '' }
  }
}
