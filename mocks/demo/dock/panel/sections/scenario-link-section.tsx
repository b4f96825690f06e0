import Stack from '@mui/material/Stack'
import { useState } from 'react'
import useSWRImmutable from 'swr/immutable'
import { homeAddress } from '../../../../../src/routing/address.ts'
import { readClock } from '../../../../bank/store/clock/clock.ts'
import { logoForLink } from '../../../links/link-logo.ts'
import { isKioskTime, MAX_KIOSK, MIN_KIOSK, wholeNumber } from '../../../links/share-link.ts'
import { roomOf } from '../../../rooms/rooms.ts'
import { choicesOf, shippedTours } from '../../../tours/shipped.ts'
import { packTour } from '../../../tours/tour-link.ts'
import { useBankData, useBrand, useDock, useStore } from '../../dock-context.ts'
import { OPEN_KEYS } from '../../keys.ts'
import { useAddress } from '../../page/use-address.ts'
import { maySignIn } from '../../../links/may-sign-in.ts'
import { QrCode } from '../qr-code.tsx'
import { contentsOf, linkAddress, linkTime, scenarioLink } from '../scenario-link.ts'
import { MadeLink } from './made-link.tsx'
import { copyText } from '../files.ts'
import { Text, Toggle } from '../fields.tsx'
import { Act, Hint, Pair, Row, Section, type SectionProps } from '../kit.tsx'

/** A link that opens the scenario from its beginning. It changes with each of its options. */
export function ScenarioLinkSection(section: SectionProps) {
  const { bank, basePath, alone, tours } = useDock()
  const shown = useAddress()
  const { record, frozen } = useBankData((state) => ({
    record: state.record,
    frozen: readClock(state.clock, state.wall()),
  }))
  const brand = useBrand()
  const fitted = useSWRImmutable(brand.logo ? ['logo for a link', brand.logo] : null, ([, whole]) => logoForLink(whole))
  const logo = fitted.data
  const [signin, setSignin] = useState(true)
  const [withTime, setWithTime] = useState(false)
  const [dockOff, setDockOff] = useState(false)
  const [withCode, setWithCode] = useState(false)
  const [tour, setTour] = useState('')
  const own = useStore(tours)
  const [idle, setIdle] = useState('')

  const ownTour = own.find(({ id }) => id === tour)
  /** The other browser does not know the tours of this one. */
  const { data: packed = '' } = useSWRImmutable(ownTour ? ['packed tour', ownTour] : null, ([, sent]) => packTour(sent))
  const kiosk = wholeNumber(idle.trim())
  const isKioskWrong = idle.trim() !== '' && !isKioskTime(kiosk)
  const contents = contentsOf(record.prospect !== null, brand, logo)
  const played = ownTour ? packed : tour
  const link = {
    // A tour goes to its own pages, and the presenter's window shows none.
    address: alone || tour !== '' ? homeAddress(basePath) : linkAddress(basePath, shown),
    record,
    brand,
    signin: signin && maySignIn(bank),
    room: roomOf(basePath, bank.options.scope),
    parts: {
      ...(withTime && { seed: String(record.seed), now: linkTime(frozen) }),
      ...(dockOff && { dock: 'off' }),
      ...(played && { tour: played, play: '1' }),
      ...(isKioskTime(kiosk) && { kiosk: String(kiosk) }),
    },
  }
  const address = scenarioLink({ ...link, logo })
  return (
    <Section {...section}>
      <Hint>Opens the scenario from its beginning, on this page. The link holds {contents}.</Hint>
      <Stack>
        <Toggle label="Open signed in" checked={signin} onChange={setSignin} />
        <Toggle label="At the current clock time" checked={withTime} onChange={setWithTime} />
        <Toggle label="Without this dock" checked={dockOff} onChange={setDockOff} />
      </Stack>
      <Pair>
        <Text
          label="Play a tour"
          value={tour}
          onChange={({ target }) => setTour(target.value)}
          options={choicesOf([...own, ...shippedTours])}
        />
        <Text
          label="Kiosk: reset after … s idle"
          placeholder="Off"
          value={idle}
          problem={isKioskWrong ? `Enter ${MIN_KIOSK} to ${MAX_KIOSK} seconds` : undefined}
          help={`${OPEN_KEYS} leaves it`}
          onChange={({ target }) => setIdle(target.value)}
        />
      </Pair>
      <MadeLink label="Scenario link" link={address} />
      {brand.logo && !fitted.isLoading && logo === undefined && (
        <Hint>The logo is larger than 2 KiB and could not be shrunk: a file carries it, the link does not.</Hint>
      )}
      <Row>
        <Act primary done={`Link copied. It holds ${contents}.`} work={() => copyText(address)}>
          Copy link
        </Act>
        <Act aria-expanded={withCode} work={() => setWithCode(!withCode)}>
          {withCode ? 'Hide QR code' : 'Show QR code'}
        </Act>
      </Row>
      {withCode && (
        <>
          {/* Cameras cannot read a code as dense as a logo makes it. */}
          <QrCode text={scenarioLink({ ...link, logo: undefined })} label="QR code of the scenario link" />
          {logo !== undefined && <Hint>The code holds the link without the logo, so that cameras can read it.</Hint>}
        </>
      )}
    </Section>
  )
}
