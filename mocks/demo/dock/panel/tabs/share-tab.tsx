import { useState, useSyncExternalStore } from 'react'
import { homeAddress } from '../../../../../src/routing/address.ts'
import { readClock } from '../../../../bank/store/clock/clock.ts'
import { roomOf } from '../../../rooms/rooms.ts'
import { isKioskTime, MAX_KIOSK, MIN_KIOSK, wholeNumber } from '../../../links/share-link.ts'
import { Button, copyText, Field, saveFile, Section, Select, Switch, useSaying } from '../controls.tsx'
import { writeStateText } from '../marks.ts'
import { QrCode } from '../qr-code.tsx'
import { carriedBrand, contentsOf, deviceOnly, linkAddress, LONG_LINK, scenarioLink } from '../scenario-link.ts'
import { useLinkLogo } from '../use-link-logo.ts'
import { useAddress } from '../../page/use-route.ts'
import { CurrentState } from './current-state.tsx'
import { Marks } from './marks.tsx'
import { Rooms } from './rooms.tsx'
import { openPresenterWindow } from '../../../presenter/presenter.ts'
import { useBankData, useDock } from '../../dock-context.ts'
import { shippedTours } from '../../../tours/shipped.ts'
import { FILL_KEYS, HIDE_KEYS, OPEN_KEYS } from '../../keys.ts'

/** Exports the current state as a link, a file, a mark or a capsule. None of it is sent to the host. */
export function ShareTab() {
  const { alone, hide } = useDock()
  return (
    <>
      <ScenarioLink />
      <CurrentState />
      <Marks />
      <Reset />
      <Rooms />
      {!alone && (
        <>
          <PresenterWindow />
          <Section title="Keys">
            <p className="hint">
              <code>{OPEN_KEYS}</code> opens and closes this panel, <code>{HIDE_KEYS}</code> hides the handle or brings
              it back, <code>{FILL_KEYS}</code> fills the open form.
            </p>
            <Button onClick={hide}>Hide the handle</Button>
          </Section>
        </>
      )}
    </>
  )
}

function ScenarioLink() {
  const { bank, basePath, corridor, presentation, alone } = useDock()
  const shown = useAddress()
  const onlyHere = deviceOnly()
  const { record, frozen } = useBankData((state) => ({
    record: state.record,
    frozen: readClock(state.clock, state.wall()),
  }))
  const brand = useSyncExternalStore(presentation.subscribe, presentation.brand)
  const { logo, tooLarge } = useLinkLogo(brand.logo)
  const [signin, setSignin] = useState(true)
  const [withTime, setWithTime] = useState(false)
  const [dockOff, setDockOff] = useState(false)
  const [withCode, setWithCode] = useState(false)
  const [tour, setTour] = useState('')
  const [idle, setIdle] = useState('')
  const { run, saying } = useSaying()

  const carried = carriedBrand(brand, logo)
  const kiosk = wholeNumber(idle.trim())
  const isKioskWrong = idle.trim() !== '' && !isKioskTime(kiosk)
  const contents = contentsOf(record.prospect !== null, carried)
  const parts = {
    // A tour goes to its own pages, and the presenter's window shows none.
    address: alone || tour !== '' ? homeAddress(basePath) : linkAddress(basePath, shown),
    record,
    // The bank refuses a sign-in before the email is verified.
    signin: signin && bank.db.users.where('email', bank.person ?? '').some(({ emailVerified }) => emailVerified),
    now: withTime ? frozen : undefined,
    room: roomOf(basePath, bank.options.scope),
    withDock: !dockOff,
    tour,
    kiosk: isKioskTime(kiosk) ? kiosk : undefined,
  }
  const link = scenarioLink({ ...parts, brand: carried })
  // Cameras cannot read a code as dense as a logo makes it.
  const codeLink = scenarioLink({ ...parts, brand: carriedBrand(brand, undefined) })
  const saveState = async () =>
    saveFile(`corridor-${record.scenario}.json`, writeStateText(await corridor.exportState()))

  return (
    <Section
      title="Link to the scenario"
      hint={`Opens the scenario from its beginning, on this page. The link holds ${contents}.`}
    >
      <Switch label="Open signed in" checked={signin} onChange={setSignin} />
      <Switch label="At this time of the clock" checked={withTime} onChange={setWithTime} />
      <Switch label="Without this dock" checked={dockOff} onChange={setDockOff} />
      <div className="fields">
        <Select
          wide
          label="Play a tour"
          value={tour}
          onChange={setTour}
          options={[['', 'None'], ...shippedTours.map(({ id, title }) => [id, title] as const)]}
        />
        <Field
          wide
          label="Kiosk: reset after … s idle"
          inputMode="numeric"
          placeholder="Off"
          value={idle}
          aria-invalid={isKioskWrong}
          aria-describedby="kiosk-hint"
          onChange={(event) => setIdle(event.target.value)}
        />
      </div>
      <p className="hint" id="kiosk-hint">
        {isKioskWrong
          ? `Enter ${MIN_KIOSK} to ${MAX_KIOSK} seconds, or leave it empty.`
          : `In a kiosk the dock is locked. ${OPEN_KEYS} leaves it.`}
      </p>
      <Field label="Scenario link" readOnly value={link} onFocus={(event) => event.target.select()} />
      {onlyHere && <p className="hint">{onlyHere}</p>}
      {tooLarge && (
        <p className="hint">
          The logo is larger than 2 KiB and could not be shrunk: a file carries it, the link does not.
        </p>
      )}
      {link.length > LONG_LINK && (
        <p className="hint">
          {`${link.length.toLocaleString('en-GB')} characters: some mail programs cut links of over ` +
            `${LONG_LINK.toLocaleString('en-GB')}. Send a file instead.`}
        </p>
      )}
      <div className="row" style={{ marginTop: 8 }}>
        <Button kind="main" onClick={() => run(() => copyText(link), `Link copied. It holds ${contents}.`)}>
          Copy link
        </Button>
        <Button aria-expanded={withCode} onClick={() => setWithCode(!withCode)}>
          {withCode ? 'Hide QR code' : 'Show QR code'}
        </Button>
        {link.length > LONG_LINK && <Button onClick={() => run(saveState, 'Saved.')}>Save as a file</Button>}
      </div>
      {saying}
      {withCode && <QrCode text={codeLink} label="QR code of the scenario link" />}
      {withCode && logo !== undefined && (
        <p className="hint">The code holds the link without the logo, so that cameras can read it.</p>
      )}
    </Section>
  )
}

function Reset() {
  const { corridor, presentation } = useDock()
  const [keepsBrand, setKeepsBrand] = useState(true)
  const { run, saying } = useSaying()
  const reset = async () => {
    await corridor.reset()
    if (!keepsBrand) presentation.setBrand({})
  }
  return (
    <Section title="Reset" hint="Starts the scenario from its beginning. Marks and the prospect stay.">
      <Switch label="Keep the brand" checked={keepsBrand} onChange={setKeepsBrand} />
      <Button onClick={() => run(reset, 'The scenario starts again.')}>Reset the scenario</Button>
      {saying}
    </Section>
  )
}

function PresenterWindow() {
  const { bank, basePath } = useDock()
  const { run, saying } = useSaying()
  return (
    <Section
      title="Presenter window"
      hint="Moves this dock to a window of its own, which controls this page. This page shows no dock."
    >
      <Button onClick={() => run(() => openPresenterWindow(basePath, bank.options.scope))}>
        Open presenter window
      </Button>
      {saying}
    </Section>
  )
}
