import { useState } from 'react'
import { contract } from '../../../../../src/contract/contract.ts'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { Button, Field, Section, Select, Switch, useSaying } from '../controls.tsx'
import { readFailure } from '../failure-form.ts'
import { messages } from '../../page/message-gallery.ts'
import { useBankData, useDock } from '../../dock-context.ts'

const CALLS = Object.values(contract).map(({ method, path }) => [`${method} ${path}`, `${method} ${path}`] as const)
const STATUSES = ['500', '503', '504', '429', '422', '409', '404', '401', '400'].map(
  (status) => [status, status] as const,
)

export function NetworkTab() {
  const { bank, corridor } = useDock()
  const { run, saying } = useSaying()
  const network = useBankData(({ network: state }) => state)
  const [call, setCall] = useState('* *')
  const [kind, setKind] = useState('500')
  const [percent, setPercent] = useState('100')
  const [delay, setDelay] = useState('0')
  const [once, setOnce] = useState(false)

  const add = async () => corridor.fault(readFailure({ call, kind, percent, delay, once }))

  return (
    <>
      <Section title="Connection">
        <Switch
          label="Offline: no call gets through"
          checked={network.offline}
          onChange={(offline) => void bank.setNetwork({ offline })}
        />
        <Switch
          label="Strict quotes: a late trade is refused"
          checked={network.strictQuotes}
          onChange={(strictQuotes) => void bank.setNetwork({ strictQuotes })}
        />
        <label className="field">
          Latency of every call: {network.latency} ms
          <input
            type="range"
            min={0}
            max={5000}
            step={50}
            value={network.latency}
            onChange={(event) => void bank.setNetwork({ latency: Number(event.target.value) })}
          />
        </label>
      </Section>
      <Section title="Failures">
        <div className="fields">
          <Select wide label="Calls" value={call} onChange={setCall} options={[['* *', 'Every call'], ...CALLS]} />
          <Select
            label="What happens"
            value={kind}
            onChange={setKind}
            options={[
              ...STATUSES,
              ['page', '200 with a web page'],
              ['empty', '200 with nothing'],
              ['lost', 'No answer'],
              ['delay', 'Only slow'],
            ]}
          />
          <Field
            label="How often, %"
            inputMode="numeric"
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
          <Field
            label="Delay, ms"
            inputMode="numeric"
            value={delay}
            onChange={(event) => setDelay(event.target.value)}
          />
          <Switch label="Next call only" checked={once} onChange={setOnce} />
        </div>
        <div className="row">
          <Button kind="main" onClick={() => run(add, 'Set.')}>
            Set failure
          </Button>
          <Button disabled={network.faults.length === 0} onClick={() => run(() => corridor.clearFaults())}>
            Clear all
          </Button>
        </div>
        {saying}
        <ul className="list">
          {network.faults.map((fault) => (
            <li key={fault.id} ref={passesFocusOn} className="row">
              <span className="grow mono words">
                {fault.method} {fault.path} → {fault.lost ? 'no answer' : (fault.status ?? 'slow')}
                {fault.contentType ? ` ${fault.contentType}` : ''}
                {fault.delay ? ` after ${fault.delay} ms` : ''}
                {fault.rate !== undefined && fault.rate < 1 ? ` · ${Math.round(fault.rate * 100)} %` : ''}
                {fault.once ? ' · once' : ''}
              </span>
              <Button
                kind="quiet"
                onClick={() => void bank.setNetwork({ faults: network.faults.filter(({ id }) => id !== fault.id) })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      </Section>
      <Gallery />
    </>
  )
}

/** Shows any message of the product on its real screen, in one click. */
function Gallery() {
  const { command } = useDock()
  const { run, saying } = useSaying()
  return (
    <Section title="Every message" hint="Shows each message of the product in its own place.">
      {saying}
      <ul className="choices">
        {messages.map(({ id, text, where }) => (
          <li key={id}>
            <button type="button" className="choice" onClick={() => run(() => command({ type: 'message', id }))}>
              <b>{text}</b>
              <span>{where}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
