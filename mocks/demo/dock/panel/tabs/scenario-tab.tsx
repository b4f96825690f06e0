import { useState, useSyncExternalStore } from 'react'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { catalogue, COUNTED_SCENARIO, type ScenarioName } from '../../../../bank/scenarios/catalogue.ts'
import { Button, Field, Section, Switch, useSaying } from '../controls.tsx'
import { useBankData, useDock } from '../../dock-context.ts'

/** Moves the focus to the question, and to the scenario's button once it is answered. */
function askFor(question: HTMLElement | null) {
  const pass = passesFocusOn(question)
  question?.focus()
  return pass
}

/** What a scenario is about when it is about a prospect's company. */
const OF_PROSPECT: Partial<Record<ScenarioName, string>> = {
  established: 'Pays suppliers, customers and staff in several currencies.',
  enterprise: 'A group with thousands of payments; the number can be chosen.',
}

export function ScenarioTab() {
  const { bank, corridor, command, honesty } = useDock()
  const { scenario, prospect, user } = useBankData(({ record, signedIn }) => ({
    scenario: record.scenario,
    prospect: record.prospect,
    user: signedIn()?.email,
  }))
  const [payments, setPayments] = useState('10000')
  const honest = useSyncExternalStore(honesty.subscribe, honesty.isOn)
  /** The scenario to start when the person agrees to lose what was done. */
  const [asked, setAsked] = useState<ScenarioName>()
  const { run, saying } = useSaying()

  const start = async (name: ScenarioName) => {
    await corridor.scenario(name, name === COUNTED_SCENARIO ? { payments: Number(payments) } : {})
    // The bank refuses a sign-in before the email is verified.
    const [person] = bank.db.users.where('email', bank.person ?? '')
    if (person?.emailVerified) await corridor.signIn()
    await command({ type: 'go', path: name === 'fresh' ? '/signup' : person?.emailVerified ? '/' : '/auth' })
  }

  const startNow = (name: ScenarioName) => {
    setAsked(undefined)
    run(() => start(name), `Started “${catalogue[name].title}”.`)
  }

  return (
    <>
      <Section
        title="Scenarios"
        hint={
          'Each is a complete bank with dates relative to now. Click to load it, signed in where its email is verified.' +
          (prospect ? ` All are about ${prospect.company}.` : '')
        }
      >
        <ul className="choices">
          {(Object.keys(catalogue) as ScenarioName[]).map((name) => (
            <li key={name}>
              <button
                type="button"
                className="choice"
                aria-current={name === scenario}
                onClick={() => (bank.isTouched ? setAsked(name) : startNow(name))}
              >
                <b>{catalogue[name].title}</b>
                <span>{(prospect && OF_PROSPECT[name]) ?? catalogue[name].description}</span>
              </button>
              {asked === name && (
                <div ref={askFor} role="group" aria-label={`Start “${catalogue[name].title}”?`} tabIndex={-1}>
                  <p className="hint">
                    What was done since this scenario began will be lost. A mark keeps it: see Share.
                  </p>
                  <div className="row">
                    <Button kind="main" onClick={() => startNow(name)}>
                      Start anyway
                    </Button>
                    <Button onClick={() => setAsked(undefined)}>Keep it</Button>
                  </div>
                </div>
              )}
            </li>
          ))}
        </ul>
        <div style={{ marginTop: 10, width: 170 }}>
          <Field
            label="Payments in the enterprise scenario"
            inputMode="numeric"
            value={payments}
            onChange={(event) => setPayments(event.target.value)}
          />
        </div>
        {saying}
      </Section>
      <Section title="Person">
        <p className="hint">{user ? `Signed in as ${user}.` : 'Nobody is signed in.'}</p>
        <div className="row">
          <Button disabled={user !== undefined} onClick={() => run(() => corridor.signIn())}>
            Sign in as the scenario’s person
          </Button>
          <Button disabled={user === undefined} onClick={() => run(() => corridor.signOut())}>
            Sign out
          </Button>
        </div>
      </Section>
      <Section title="Data origin">
        <Switch
          label="Outline what is live, simulated or sample"
          checked={honest}
          onChange={(on) => run(() => command({ type: 'honesty', on }))}
        />
      </Section>
    </>
  )
}
