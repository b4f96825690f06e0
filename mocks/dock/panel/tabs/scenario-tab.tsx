import { useState, useSyncExternalStore } from 'react'
import { catalogue, COUNTED_STORY, type ScenarioName } from '../../../scenarios/catalogue.ts'
import { Button, Field, Section, Switch, useSaying } from '../controls.tsx'
import { useBankData, useStage } from '../../dock-context.ts'
import { tours } from '../../overlays/tours.ts'

/** Which story is told, who is in it, and how it can be explained. */
export function StoryTab() {
  const { corridor, command, honesty } = useStage()
  const { scenario, user } = useBankData((bank) => ({ scenario: bank.record.scenario, user: bank.signedIn()?.email }))
  const [payments, setPayments] = useState('10000')
  const honest = useSyncExternalStore(honesty.subscribe, honesty.isOn)
  const { run, saying } = useSaying()

  const tell = async (name: ScenarioName) => {
    await corridor.scenario(name, name === COUNTED_STORY ? { payments: Number(payments) } : {})
    if (catalogue[name].person) await corridor.signIn()
    await command({ type: 'go', path: name === 'fresh' ? '/signup' : catalogue[name].person ? '/' : '/auth' })
  }

  return (
    <>
      <Section
        title="Stories"
        hint="Each is a whole bank with dates relative to now. One click tells it and signs its person in."
      >
        <ul className="stories">
          {(Object.keys(catalogue) as ScenarioName[]).map((name) => (
            <li key={name}>
              <button
                type="button"
                className="story"
                aria-current={name === scenario}
                onClick={() => run(() => tell(name), `Telling “${catalogue[name].title}”.`)}
              >
                <b>{catalogue[name].title}</b>
                <span>{catalogue[name].description}</span>
              </button>
            </li>
          ))}
        </ul>
        <div style={{ marginTop: 10, width: 170 }}>
          <Field
            label="Payments in the enterprise story"
            inputMode="numeric"
            value={payments}
            onChange={(event) => setPayments(event.target.value)}
          />
        </div>
        {saying}
      </Section>
      <Section title="Person">
        <p className="hint">{user ? `${user} is in.` : 'Nobody is in.'}</p>
        <div className="row">
          <Button disabled={user !== undefined} onClick={() => run(() => corridor.signIn())}>
            Enter as the story’s person
          </Button>
          <Button disabled={user === undefined} onClick={() => run(() => corridor.signOut())}>
            Leave
          </Button>
        </div>
      </Section>
      <Section title="Short tours" hint="Three or four steps in the real product.">
        <div className="row">
          {tours.map(({ id, title }) => (
            <Button key={id} onClick={() => run(() => command({ type: 'tour', id }))}>
              {title}
            </Button>
          ))}
        </div>
      </Section>
      <Section title="Honesty">
        <Switch
          label="Outline what is live, simulated or sample"
          checked={honest}
          onChange={(on) => run(() => command({ type: 'honesty', on }))}
        />
      </Section>
    </>
  )
}
