import useSWRImmutable from 'swr/immutable'
import { phoneLink } from '../../../links/phone-link.ts'
import { useBankData, useBankRevision, useBrand, useDock } from '../../dock-context.ts'
import { useAddress } from '../../page/use-address.ts'
import { maySignIn } from '../../../links/may-sign-in.ts'
import { QrCode } from '../qr-code.tsx'
import { deviceOnly, linkAddress, scenarioLink } from '../scenario-link.ts'
import { Hint } from '../kit.tsx'

/** A code that goes on with the present state on a phone, or with its scenario when the state is too large for one. */
export function PhoneCode() {
  const { bank, basePath, corridor } = useDock()
  const record = useBankData((state) => state.record)
  const revision = useBankRevision()
  const brand = useBrand()
  const address = linkAddress(basePath, useAddress())
  const { data: link } = useSWRImmutable(
    ['phone link', revision, address],
    async () => (await phoneLink(address, await corridor.exportState())) ?? null,
    { keepPreviousData: true },
  )
  const onlyHere = deviceOnly()
  if (onlyHere) return <Hint>{onlyHere}</Hint>
  if (link === undefined) return null
  if (link !== null)
    return (
      <>
        <Hint>Scan to continue from here. It updates as you go, without the logo.</Hint>
        <QrCode text={link} label="QR code of the current state" />
      </>
    )
  const scenario = scenarioLink({ address, record, brand, logo: undefined, signin: maySignIn(bank) })
  return (
    <>
      <Hint>This state is too large for a code that a phone can read: the code opens its scenario instead.</Hint>
      <QrCode text={scenario} label="QR code of the scenario" />
    </>
  )
}
