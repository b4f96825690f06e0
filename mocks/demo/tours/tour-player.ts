import { formatMoney } from '../../../src/text/format.ts'
import { appears, findField, go, started } from '../dock/page/driver.ts'
import { loadCustomer, type Customer } from '../dock/page/customer.ts'
import { enterDashboard } from '../dock/page/sign-in-as-person.ts'
import { importState } from '../console.ts'
import { readStateLink } from '../links/state-link.ts'
import { sentenceOf } from '../sentence-of.ts'
import { createStore } from '../../bank/store/external-store.ts'
import { playAction, type Stage } from './action-kinds.ts'
import type { Tour } from './tour.ts'

/** What the card and the presenter's window show. */
export interface TourState {
  tour: Tour
  index: number
  /** Whether the next step comes by itself. */
  playing: boolean
  /** Whether the actions of this step are under way. */
  busy: boolean
  problem: string
  startedAt: number
}

/** A number is that of a step, counted from 1. */
export type TourControl = 'next' | 'back' | 'play' | 'pause' | 'end' | number

export type TourPlayer = ReturnType<typeof createTourPlayer>

/** Long enough to read the card at 200 words per minute. */
const readingMs = (text: string): number => Math.max(2500, text.split(/\s+/).length * 300)

export function createTourPlayer(stage: Stage) {
  const store = createStore<TourState | undefined>(undefined)
  let timer: ReturnType<typeof setTimeout> | undefined

  const { set } = store
  const goOnLater = ({ tour, index, playing, problem }: TourState) => {
    clearTimeout(timer)
    const step = tour.steps[index]
    if (!playing || problem || !step || step.choices) return
    timer = setTimeout(() => control('next'), readingMs(`${step.title} ${step.text}`))
  }
  const enter = async (index: number) => {
    clearTimeout(timer)
    const before = store.state()
    const step = before?.tour.steps[index]
    if (!step) return set(undefined)
    const entered = { ...before, index, busy: true, problem: '' }
    set(entered)
    const isOver = () => store.state()?.tour !== entered.tour || store.state()?.index !== index
    let problem = ''
    try {
      if (step.page) go(stage.bank.options.basePath, step.page)
      for (const action of step.do ?? []) {
        if (isOver()) return undefined
        await playAction(stage, action)
      }
    } catch (error) {
      problem = `Step ${index + 1}: ${sentenceOf(error)} Go on by hand.`
    }
    const now = store.state()
    if (isOver() || !now) return undefined
    const arrived = { ...now, busy: false, problem }
    set(arrived)
    return goOnLater(arrived)
  }
  const control = (wish: TourControl) => {
    const state = store.state()
    if (!state) return
    if (wish === 'end') {
      clearTimeout(timer)
      set(undefined)
    } else if (wish === 'play' || wish === 'pause') {
      const next = { ...state, playing: wish === 'play' }
      set(next)
      if (!state.busy) goOnLater(next)
    } else if (!state.busy) void enter(typeof wish === 'number' ? wish - 1 : state.index + (wish === 'next' ? 1 : -1))
  }
  return {
    state: store.state,
    subscribe: store.subscribe,
    /** With a step, counted from 1, it begins there, in the state and on the page that are there. */
    async start(tour: Tour, playing: boolean, step?: number): Promise<void> {
      clearTimeout(timer)
      set(undefined)
      await started()
      stage.presentation.setTouring(true)
      try {
        if (step === undefined) await prepare(stage, tour)
        const shown = forCustomer(tour, await loadCustomer(stage.bank))
        set({ tour: shown, index: 0, playing, busy: true, problem: '', startedAt: Date.now() })
      } catch (error) {
        set(undefined)
        throw error
      }
      void enter((step ?? 1) - 1)
    },
    control,
  }
}

/** Opens the scenario or the state of a tour where it begins. */
async function prepare({ bank, corridor, presentation }: Stage, tour: Tour): Promise<void> {
  const { scenario, signedOut, state } = tour
  await bank.catchUp()
  if (state !== undefined) await importState(bank, await readStateLink(state), presentation)
  if (signedOut && bank.signedIn()) await corridor.signOut()
  if (scenario) await corridor.scenario(scenario)
  if (signedOut) {
    go(bank.options.basePath, '/auth')
    await appears(() => findField('Email'), 'the sign-in')
  } else if (bank.person !== null) await enterDashboard(bank)
}

/** The tour with `{currency}` as the customer's currency, and `{250}` as that amount in it. */
function forCustomer(tour: Tour, { currency }: Pick<Customer, 'currency'>): Tour {
  const worded = (text: string) =>
    text
      .replaceAll('{currency}', currency)
      .replace(/\{(\d{1,9})\}/g, (_, amount: string) => formatMoney(Number(amount), currency))
  return JSON.parse(JSON.stringify(tour), (_, value: unknown) =>
    typeof value === 'string' ? worded(value) : value,
  ) as Tour
}

/** The chapter that the current step is in. */
export const chapterAt = ({ tour, index }: Pick<TourState, 'tour' | 'index'>): string | undefined =>
  tour.steps.slice(0, index + 1).findLast(({ chapter }) => chapter !== undefined)?.chapter
