import { useState, type DragEvent } from 'react'
import { passesFocusOn } from '../../../../src/ui/feedback/focus.ts'
import { importState } from '../../../console.ts'
import { readClock } from '../../../core/clock/clock.ts'
import { COUNTED_SCENARIO } from '../../../scenarios/catalogue.ts'
import { Button, copyText, Field, saveFile, Section, Switch, useSaying } from '../controls.tsx'
import {
  readFileText,
  readMarks,
  unusedName,
  writeCapsuleText,
  writeMarks,
  writeStateText,
  type Mark,
} from '../marks.ts'
import { buildName } from '../../page/own-path.ts'
import { isOwnPath } from '../../page/page-commands.ts'
import { openPresenterWindow } from '../../presenter/presenter.ts'
import { useBankData, useRequests, useDock } from '../../dock-context.ts'
import { HIDE_KEYS, OPEN_KEYS } from '../../keys.ts'

/** Exports the current state as a link, a file, a mark or a capsule. None of it is sent to the host. */
export function ShareTab() {
  const { alone, hide } = useDock()
  return (
    <>
      <ScenarioLink />
      <WholeState />
      <Marks />
      <Reset />
      {!alone && (
        <>
          <PresenterWindow />
          <Section title="Keys">
            <p className="hint">
              <code>{OPEN_KEYS}</code> opens and closes this panel, <code>{HIDE_KEYS}</code> hides the handle or brings
              it back.
            </p>
            <Button onClick={hide}>Hide the handle</Button>
          </Section>
        </>
      )}
    </>
  )
}

function ScenarioLink() {
  const { bank, basePath, presentation } = useDock()
  const { scenario, payments, seed, frozen } = useBankData((state) => ({
    ...state.record,
    frozen: readClock(state.clock, state.wall()),
  }))
  const [signin, setSignin] = useState(true)
  const [withTime, setWithTime] = useState(false)
  const [dockOff, setDockOff] = useState(false)
  const { run, saying } = useSaying()

  const { name, color, greetingName } = presentation.brand()
  const link = `${location.origin}${basePath}#${new URLSearchParams({
    scenario,
    ...(signin && bank.person !== null && { signin: '1' }),
    ...(scenario === COUNTED_SCENARIO && payments !== null && { payments: String(payments) }),
    ...(withTime && { seed: String(seed), now: `${new Date(frozen).toISOString().slice(0, 16)}Z` }),
    ...(name && { brand: name }),
    ...(color && { color }),
    ...(greetingName && { greeting: greetingName }),
    ...(dockOff && { dock: 'off' }),
  }).toString()}`

  return (
    <Section title="Link to the scenario" hint="Opens this scenario from its beginning, with the present brand.">
      <Switch label="Lands signed in" checked={signin} onChange={setSignin} />
      <Switch label="At this time of the clock" checked={withTime} onChange={setWithTime} />
      <Switch label="Without this dock" checked={dockOff} onChange={setDockOff} />
      <Field label="Scenario link" readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="row" style={{ marginTop: 8 }}>
        <Button kind="main" onClick={() => run(() => copyText(link), 'Link copied.')}>
          Copy link
        </Button>
      </div>
      {saying}
    </Section>
  )
}

function WholeState() {
  const { bank, basePath, corridor, command } = useDock()
  const requests = useRequests()
  const [link, setLink] = useState('')
  const [over, setOver] = useState(false)
  const { run, saying } = useSaying()

  const makeLink = async () => {
    const made = corridor.shareLink()
    await Promise.all([copyText(made), made.then(setLink)])
  }
  const saveState = async () =>
    saveFile(`corridor-${bank.record.scenario}.json`, writeStateText(await corridor.exportState()))
  const saveCapsule = async () => {
    const route = await command({ type: 'where' })
    const capsule = {
      build: buildName(basePath),
      route,
      seed: bank.record.seed,
      agent: navigator.userAgent,
      requests,
      state: await corridor.exportState(),
    }
    saveFile('corridor-bug-capsule.json', writeCapsuleText(capsule))
  }
  const load = async (file: File) => {
    const { state, route } = readFileText(await file.text())
    await importState(bank, state)
    if (route === undefined) return
    if (!isOwnPath(route)) throw new Error('The state was loaded, but not its route: that is not one of this product.')
    await command({ type: 'go', path: route })
  }
  const take = (file: File | undefined) => {
    if (file) run(() => load(file), 'Loaded.')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <Section
      title="This very state"
      hint={
        'Everything that happened so far, in a link, a file or a bug capsule ' +
        '(with the calls, redacted, and the route).'
      }
    >
      <div className="row">
        <Button onClick={() => run(makeLink, 'State link copied.')}>Copy state link</Button>
        <Button onClick={() => run(saveState, 'Saved.')}>Save file</Button>
        <Button onClick={() => run(saveCapsule, 'Saved.')}>Bug capsule</Button>
      </div>
      {link && (
        <Field
          label={`State link, ${Math.ceil(link.length / 1024)} KB`}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
      {/* Dropping needs a pointer; the input inside works without one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className="field drop"
        style={{ marginTop: 10 }}
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        Drop a saved state or a bug capsule here, or choose one
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            take(target.files?.[0])
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      {saying}
    </Section>
  )
}

function Marks() {
  const { bank, basePath, corridor } = useDock()
  const { storage } = bank.options
  const [marks, setMarks] = useState(() => readMarks(storage, basePath))
  const [name, setName] = useState('')
  const { run, saying } = useSaying()
  const keep = (next: Mark[]) => {
    writeMarks(storage, basePath, next)
    setMarks(next)
  }
  const add = async () => {
    const text = JSON.stringify(await corridor.exportState())
    const given = name.trim() || unusedName(marks)
    keep([...marks.filter((mark) => mark.name !== given), { name: given, text }])
    setName('')
  }
  return (
    <Section title="Marks" hint="Moments to return to, kept in this browser.">
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          run(add, 'Marked.')
        }}
      >
        <input
          className="search grow"
          aria-label="Name of the mark"
          placeholder="Before the big payment"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          style={{ width: 'auto' }}
        />
        <button type="submit" className="button">
          Mark
        </button>
      </form>
      <ul className="list" style={{ marginTop: 10 }}>
        {marks.map((mark) => (
          <li key={mark.name} ref={passesFocusOn} className="row">
            <span className="grow cut">{mark.name}</span>
            <Button
              onClick={() => run(() => importState(bank, readFileText(mark.text).state), `Back at “${mark.name}”.`)}
            >
              Return
            </Button>
            <Button
              kind="quiet"
              aria-label={`Delete ${mark.name}`}
              onClick={() => run(() => keep(marks.filter((other) => other !== mark)))}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {saying}
    </Section>
  )
}

function Reset() {
  const { corridor } = useDock()
  const { run, saying } = useSaying()
  return (
    <Section title="Reset" hint="Starts the present scenario from its beginning. Marks and brand stay.">
      <Button onClick={() => run(() => corridor.reset(), 'The scenario starts again.')}>Reset the scenario</Button>
      {saying}
    </Section>
  )
}

function PresenterWindow() {
  const { basePath } = useDock()
  const { run, saying } = useSaying()
  return (
    <Section
      title="Presenter window"
      hint="Moves this dock to a window of its own, which steers this page. This page stays clean."
    >
      <Button onClick={() => run(() => openPresenterWindow(basePath))}>Open presenter window</Button>
      {saying}
    </Section>
  )
}
