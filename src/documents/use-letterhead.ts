import { useEndpoint } from '../api/use-endpoint.ts'
import { listOrganizations } from '../contract/organizations.ts'
import { useAuth } from '../session/auth-provider.tsx'
import { useBrand } from '../theme/brand.ts'

/** Who writes a document and for whom. Before a company is registered its papers name the person. */
export function useLetterhead(): { letterhead: string; legalName: string } {
  const { data: organizations } = useEndpoint(listOrganizations)
  const { user } = useAuth()
  const { name } = useBrand()
  return { letterhead: name, legalName: organizations?.[0]?.name ?? user?.name ?? '' }
}
