import type { ReactNode } from 'react'
import useSWRImmutable from 'swr/immutable'
import { showsOnWhite } from '../../brand/usable-logo.ts'
import { Hint } from './kit.tsx'

/** The logo as the pages show it, on white in both schemes, with what can be done with it. */
export function ChosenLogo({ logo, children }: { logo: string; children?: ReactNode }) {
  const { data: shows } = useSWRImmutable(['logo on white', logo], ([, chosen]) => showsOnWhite(chosen))
  return (
    <>
      <img
        src={logo}
        alt=""
        style={{ height: 26, maxWidth: 96, objectFit: 'contain', padding: 3, borderRadius: 4, background: '#fff' }}
      />
      {children}
      {shows === false && <Hint>This logo is nearly white, and pages show it on white. Choose a darker one.</Hint>}
    </>
  )
}
