import { useEffect, useState } from 'react'
import { logoForLink } from '../../links/link-logo.ts'

/** The logo as a link can carry it; `tooLarge` when it cannot. */
export function useLinkLogo(logo: string | undefined): { logo: string | undefined; tooLarge: boolean } {
  const [fitted, setFitted] = useState<{ of: string; logo: string | undefined }>()
  useEffect(() => {
    let isCurrent = true
    const fit = async (of: string) => {
      const small = await logoForLink(of)
      if (isCurrent) setFitted({ of, logo: small })
    }
    if (logo !== undefined) void fit(logo)
    return () => {
      isCurrent = false
    }
  }, [logo])
  if (logo === undefined || fitted?.of !== logo) return { logo: undefined, tooLarge: false }
  return { logo: fitted.logo, tooLarge: fitted.logo === undefined }
}
