import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type KeyboardEvent } from 'react'
import { passesFocusOn } from '../../../../src/ui/feedback/focus.ts'
import { catalogue } from '../../../bank/scenarios/catalogue.ts'
import { Button, Tag } from './controls.tsx'
import { useBankData, useRequests, useDock } from '../dock-context.ts'
import { TabBoundary } from './tab-boundary.tsx'
import { BrandTab } from './tabs/brand-tab.tsx'
import { ClockTab } from './tabs/clock-tab.tsx'
import { FeedbackTab } from './tabs/feedback-tab.tsx'
import { InboxTab } from './tabs/inbox-tab.tsx'
import { NetworkTab } from './tabs/network-tab.tsx'
import { OutcomesTab } from './tabs/outcomes-tab.tsx'
import { ProspectTab } from './tabs/prospect-tab.tsx'
import { RequestsTab } from './tabs/requests-tab.tsx'
import { ShareTab } from './tabs/share-tab.tsx'
import { ScenarioTab } from './tabs/scenario-tab.tsx'
import { ToursTab } from './tabs/tours-tab.tsx'
import { useBankTime } from './use-bank-time.ts'

const TABS = {
  Scenario: ScenarioTab,
  Prospect: ProspectTab,
  Tours: ToursTab,
  Inbox: InboxTab,
  Outcomes: OutcomesTab,
  Clock: ClockTab,
  Network: NetworkTab,
  Requests: RequestsTab,
  Brand: BrandTab,
  Feedback: FeedbackTab,
  Share: ShareTab,
} as const satisfies Record<string, ComponentType>
type TabName = keyof typeof TABS
const NAMES = Object.keys(TABS) as TabName[]

const TAB_KEY = 'corridor:dock-tab'

/** The tab with which the panel opens. */
export function rememberTab(name: TabName): void {
  try {
    sessionStorage.setItem(TAB_KEY, name)
  } catch {
    // Denied: the next visit opens the first tab.
  }
}

export function Panel({ onClose }: { onClose: (() => void) | undefined }) {
  const [tab, setTab] = useState<TabName>(
    () => NAMES.find((name) => name === sessionStorage.getItem(TAB_KEY)) ?? 'Scenario',
  )
  const panel = useRef<HTMLElement>(null)
  const Body = TABS[tab]

  const choose = (name: TabName) => {
    setTab(name)
    rememberTab(name)
  }
  const byKey = (event: KeyboardEvent) => {
    // Alt with an arrow navigates in the browser's history.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    const next = step
      ? NAMES[(NAMES.indexOf(tab) + step + NAMES.length) % NAMES.length]
      : { Home: NAMES[0], End: NAMES.at(-1) }[event.key]
    if (!next) return
    event.preventDefault()
    choose(next)
    panel.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }

  useEffect(() => {
    const element = panel.current
    if (!element || !onClose) return undefined
    element.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    const leave = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    element.addEventListener('keydown', leave)
    return () => element.removeEventListener('keydown', leave)
  }, [onClose])

  useEffect(() => {
    // On phones the tab bar scrolls, and focus alone does not scroll a half-visible tab into view.
    panel.current?.querySelector(`#tab-${tab}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])

  return (
    <aside ref={panel} className="panel" aria-label="Demo dock" data-whole={onClose ? undefined : ''}>
      <Head onClose={onClose} />
      <Notices />
      <div className="columns">
        <div className="rail" role="tablist" aria-label="Demo dock" aria-orientation="vertical">
          {NAMES.map((name) => (
            <button
              key={name}
              id={`tab-${name}`}
              type="button"
              role="tab"
              aria-selected={name === tab}
              aria-controls="tab-panel"
              tabIndex={name === tab ? 0 : -1}
              onKeyDown={byKey}
              onClick={() => choose(name)}
            >
              {name}
              <TabCount name={name} />
            </button>
          ))}
        </div>
        <div className="body">
          <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
            <TabBoundary key={tab} onBack={() => choose('Scenario')}>
              <Body />
            </TabBoundary>
          </div>
        </div>
      </div>
    </aside>
  )
}

function Head({ onClose }: { onClose: (() => void) | undefined }) {
  const now = useBankTime()
  const { scenario, speed } = useBankData((bank) => ({ scenario: bank.record.scenario, speed: bank.clock.speed }))
  const title = Object.hasOwn(catalogue, scenario) ? catalogue[scenario as keyof typeof catalogue].title : scenario
  return (
    <div className="head">
      <h2>Demo dock</h2>
      <span className="now">
        {title} · {new Date(now).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}
        {speed === 0 && ' · paused'}
        {speed > 1 && ` · ×${speed}`}
      </span>
      {onClose && (
        <Button kind="quiet" icon aria-label="Close the demo dock" onClick={onClose}>
          ✕
        </Button>
      )}
    </div>
  )
}

function Notices() {
  const { bank } = useDock()
  const notices = useSyncExternalStore(bank.notices.subscribe, bank.notices.list)
  return (
    <div role="status" aria-label="Notices of the demonstration">
      {notices.map(({ id, kind, text, offers }) => (
        <div key={id} ref={passesFocusOn} className="notice">
          <div className="grow">
            <div className="words">{text}</div>
            {offers.length > 0 && (
              <div className="row" style={{ marginTop: 8 }}>
                {offers.map(({ label, act }, index) => (
                  <Button
                    key={label}
                    {...(index === 0 && { kind: 'main' as const })}
                    onClick={() =>
                      void act().then(
                        () => bank.notices.dismiss(id),
                        (error: unknown) =>
                          bank.notices.say(kind, error instanceof Error ? error.message : 'That did not work.'),
                      )
                    }
                  >
                    {label}
                  </Button>
                ))}
              </div>
            )}
          </div>
          <Button kind="quiet" icon aria-label="Dismiss this notice" onClick={() => bank.notices.dismiss(id)}>
            ✕
          </Button>
        </div>
      ))}
    </div>
  )
}

function TabCount({ name }: { name: TabName }) {
  const outside = useRequests().filter(({ inContract }) => !inContract).length
  const { mails, disturbed } = useBankData(({ db, network }) => ({
    mails: db.mails.size,
    disturbed: network.faults.length + Number(network.offline) + Number(network.latency > 0),
  }))
  const counts: Partial<Record<TabName, number>> = { Inbox: mails, Network: disturbed, Requests: outside }
  const count = counts[name] ?? 0
  return count > 0 ? <Tag tone={name === 'Requests' ? 'bad' : 'light'}>{count}</Tag> : null
}
