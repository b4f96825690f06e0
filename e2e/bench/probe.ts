/** What a page has to show. */
export interface Sight {
  selector: string
  /** Minimum number of elements. */
  least?: number
  /** Regular expression for their text. */
  text?: string
  /** A regular expression that the path of the page must match. */
  path?: string
}

interface Probe {
  longTasks: { start: number; duration: number }[]
  firstPaint: number
  shift: number
  /** The longest interaction to next paint. */
  interaction: number
  lastInput: number
  /** For each key pressed: milliseconds until a frame shows the character. */
  keys: number[]
  watch: (name: string, sight: Sight) => void
}

declare global {
  interface Window {
    probe: Probe
    /** Says when a sight was painted. */
    tellSeen: (name: string, at: number) => Promise<void>
  }
}

/** Runs in the page before its scripts; must not refer to anything outside itself. */
// oxlint-disable unicorn/consistent-function-scoping -- Playwright serialises the function
export function installProbe(sights: Record<string, Sight>): void {
  const shows = ({ selector, least = 1, text = '', path = '' }: Sight) =>
    new RegExp(path).test(location.pathname) &&
    [...document.querySelectorAll(selector)].filter(
      (element) => element.getClientRects().length > 0 && new RegExp(text).test(element.textContent),
    ).length >= least

  /** A message that is posted during a frame arrives when the frame is painted. */
  const afterPaint = (then: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', then)
    port1.start()
    port2.postMessage(0)
  }

  const probe: Probe = {
    longTasks: [],
    firstPaint: NaN,
    shift: 0,
    interaction: 0,
    lastInput: NaN,
    keys: [],
    watch(name, sight) {
      let isLooking = false
      const look = () => {
        // Once a frame, however much changes before it.
        if (isLooking) return
        isLooking = true
        requestAnimationFrame(() => {
          isLooking = false
          if (!shows(sight)) return
          observer.disconnect()
          afterPaint(() => void window.tellSeen(name, performance.now()))
        })
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
      look()
    },
  }
  window.probe = probe

  const observe = (type: string, take: (entry: PerformanceEntry & Record<string, unknown>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, unknown>)
    }).observe(Object.assign({ type, buffered: true }, { durationThreshold: 16 }))
  observe('longtask', ({ startTime, duration }) => probe.longTasks.push({ start: startTime, duration }))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime
  })
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) probe.shift += Number(value)
  })
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) probe.interaction = Math.max(probe.interaction, duration)
  })
  addEventListener('click', ({ timeStamp }) => (probe.lastInput = timeStamp), true)
  addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame(() => afterPaint(() => probe.keys.push(performance.now() - timeStamp))),
    true,
  )
  for (const [name, sight] of Object.entries(sights)) probe.watch(name, sight)
}
