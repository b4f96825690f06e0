import { Fragment, useState } from 'react'
import openApi from '../../../../../docs/openapi.json?url'
import { contract } from '../../../../../src/contract/contract.ts'
import type { AnyEndpoint } from '../../../../../src/contract/endpoint.ts'
import type { LoggedRequest } from '../../../../bank/http/request-log.ts'
import { Button, copyText, saveFile, Section, Tag, useSaying } from '../controls.tsx'
import { blankCall, toCurl, toHar } from '../request-export.ts'
import { useRequests, useDock } from '../../dock-context.ts'

const SHOWN = 60
const pretty = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body, null, 2))
const toneOf = (status: number): 'good' | 'bad' | 'info' =>
  status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'info' : 'good'

export function RequestsTab() {
  const { requests: log } = useDock()
  const requests = useRequests()
  const [wanted, setWanted] = useState('')
  const [view, setView] = useState<'calls' | 'contract'>('calls')
  const { run, saying } = useSaying()
  const outside = requests.filter(({ inContract }) => !inContract)
  const [first] = outside
  const word = wanted.trim().toLowerCase()
  const found = requests.filter(({ method, path, status }) =>
    `${method} ${path} ${status}`.toLowerCase().includes(word),
  )

  return (
    <Section title={`Requests · ${requests.length}`}>
      {outside.length > 0 && (
        <p className="said" data-bad="" role="alert">
          {outside.length} {outside.length === 1 ? 'call is' : 'calls are'} outside the contract: {first?.method}{' '}
          {first?.path}
        </p>
      )}
      <div className="row">
        <Button aria-pressed={view === 'calls'} onClick={() => setView('calls')}>
          Calls
        </Button>
        <Button aria-pressed={view === 'contract'} onClick={() => setView('contract')}>
          Contract
        </Button>
        <span className="grow" />
        <Button
          disabled={requests.length === 0}
          onClick={() => run(() => saveFile('corridor-requests.har', toHar(requests, location.origin)), 'HAR saved.')}
        >
          Download HAR
        </Button>
        <Button kind="quiet" onClick={() => run(log.clear)}>
          Clear
        </Button>
      </div>
      {saying}
      {view === 'contract' ? (
        <ContractView requests={requests} />
      ) : (
        <>
          <input
            className="search"
            aria-label="Find a call"
            placeholder="Find by method, path or status"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          {found.length === 0 && (
            <p className="hint" style={{ marginTop: 10 }}>
              {requests.length === 0 ? 'No calls yet.' : 'No call matches.'}
            </p>
          )}
          <ul style={{ marginTop: 8 }}>
            {found.slice(0, SHOWN).map((request) => (
              <li key={request.id}>
                <Call request={request} />
              </li>
            ))}
          </ul>
          {found.length > SHOWN && (
            <p className="hint">
              The latest {SHOWN} of {found.length}. The HAR has all calls.
            </p>
          )}
        </>
      )}
    </Section>
  )
}

/** Whole, because the end tells a call from the others; a narrow dock breaks it before a slash. */
function Path({ path }: { path: string }) {
  return (
    <span className="words">
      {path.split(/(?=\/)/).map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}

function Call({ request }: { request: LoggedRequest }) {
  const [open, setOpen] = useState(false)
  const { run, saying } = useSaying()
  return (
    <>
      <button type="button" className="call" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{request.method}</span>
        <Path path={request.path + request.query} />
        <Tag tone={toneOf(request.status)}>{request.status === 0 ? 'lost' : request.status}</Tag>
        <span className="small">{request.ms < 10 ? request.ms : Math.round(request.ms)} ms</span>
      </button>
      {open && (
        <div className="opened">
          {!request.inContract && (
            <p className="said" data-bad="">
              This call is not in the contract.
            </p>
          )}
          <Bodies request={request} />
          <div className="row">
            <Button onClick={() => run(() => copyText(toCurl(request, location.origin)), 'Copied.')}>
              Copy as cURL
            </Button>
          </div>
          {saying}
        </div>
      )}
    </>
  )
}

function Bodies({ request: { requestBody, responseBody } }: { request: LoggedRequest }) {
  return (
    <>
      {requestBody !== undefined && (
        <>
          <p className="small">Sent</p>
          <pre>{pretty(requestBody)}</pre>
        </>
      )}
      {responseBody !== undefined && (
        <>
          <p className="small">Answered</p>
          <pre>{pretty(responseBody).slice(0, 20_000)}</pre>
        </>
      )}
    </>
  )
}

function ContractView({ requests }: { requests: readonly LoggedRequest[] }) {
  const calls = Object.entries(contract)
  const used = calls.filter(([name]) => requests.some((request) => request.name === name)).length
  return (
    <>
      <p className="hint" style={{ marginTop: 10 }}>
        {used} of the {calls.length} calls of the contract used so far.
      </p>
      {import.meta.env.MODE === 'file' ? <p className="hint">OpenAPI is not in the single file.</p> : <OpenApi />}
      <ul>
        {calls.map(([name, endpoint]) => (
          <li key={name}>
            <ContractCall endpoint={endpoint} last={requests.find((request) => request.name === name)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The document is a file of the build, which the worker keeps for offline use. */
function OpenApi() {
  const { run, saying } = useSaying()
  return (
    <>
      <div className="row">
        <a className="button" href={openApi} target="_blank" rel="noopener">
          Open OpenAPI
        </a>
        <Button onClick={() => run(saveOpenApi, 'OpenAPI saved.')}>Download OpenAPI</Button>
      </div>
      {saying}
    </>
  )
}

/** With `fetch`, because the worker does not answer a link with `download`, which would fail offline. */
async function saveOpenApi(): Promise<void> {
  const reply = await fetch(openApi)
  if (!reply.ok) throw new Error('The document could not be loaded.')
  saveFile('corridor-openapi.json', await reply.text())
}

function ContractCall({ endpoint, last }: { endpoint: AnyEndpoint; last: LoggedRequest | undefined }) {
  const { method, path } = endpoint
  const [open, setOpen] = useState(false)
  const { run, saying } = useSaying()
  return (
    <>
      <button type="button" className="call" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{method}</span>
        <Path path={path} />
        {last ? <Tag tone={toneOf(last.status)}>{last.status}</Tag> : <Tag>not used</Tag>}
      </button>
      {open && (
        <div className="opened">
          {last ? <Bodies request={last} /> : <p className="small">The page has not made this call yet.</p>}
          <div className="row">
            <Button
              onClick={() => run(() => copyText(toCurl(last ?? blankCall(endpoint), location.origin)), 'Copied.')}
            >
              Copy as cURL
            </Button>
          </div>
          {saying}
        </div>
      )}
    </>
  )
}
