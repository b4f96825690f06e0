/** The visible data that a page has to show. */
export interface Sight {
  selector: string
  /** Minimum number of elements. */
  least?: number
  /** Regular expression for their text. */
  text?: string
  /** Regular expression for the address. */
  address?: string
}

export interface Probe {
  longTasks: [start: number, duration: number][]
  firstPaint: number | null
  shift: number
  /** The elements that moved, for debugging. */
  shifted: string[]
  interactions: number[]
  lastInput: number | null
  frames: number[]
  seen: Record<string, { sight: Sight; at: number | null; pending: boolean }>
  watch: (name: string, sight: Sight) => void
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page before its scripts; must not refer to anything outside itself. */
export function installProbe(sights: Record<string, Sight>): void {
  if (window.top !== window || Reflect.has(window, 'probe')) return
  const probe: Probe = {
    longTasks: [],
    firstPaint: null,
    shift: 0,
    shifted: [],
    interactions: [],
    lastInput: null,
    frames: [],
    seen: {},
    watch(name, sight) {
      probe.seen[name] = { sight, at: null, pending: false }
      look()
    },
  }
  Object.assign(window, { probe })

  // Playwright serializes the function, so its helpers have to be inside it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & Record<string, unknown>) => void,
    options: Record<string, unknown> = {},
  ) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, unknown>)
    }).observe({ type, buffered: true, ...options })
  }
  observe('longtask', (entry) => probe.longTasks.push([entry.startTime, entry.duration]))
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.firstPaint = entry.startTime
  })
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    probe.shift += Number(entry.value)
    const sources = (entry.sources ?? []) as { node: Node | null }[]
    const names = sources.map(({ node }) =>
      node instanceof Element ? `${node.tagName} ${node.textContent.slice(0, 24)}` : String(node?.nodeName),
    )
    probe.shifted.push(`${Number(entry.value).toFixed(4)} at ${Math.round(entry.startTime)}: ${names.join(', ')}`)
  })
  observe(
    'event',
    (entry) => {
      if (entry.interactionId) probe.interactions.push(entry.duration)
    },
    { durationThreshold: 16 },
  )
  for (const type of ['pointerdown', 'click', 'keydown', 'input']) {
    window.addEventListener(type, (event) => (probe.lastInput = event.timeStamp), { capture: true, passive: true })
  }

  const shows = ({ selector, least = 1, text, address }: Sight) => {
    if (address !== undefined && !new RegExp(address).test(location.pathname)) return false
    const wanted = text === undefined ? undefined : new RegExp(text)
    let count = 0
    for (const element of document.querySelectorAll(selector)) {
      if (wanted && !wanted.test(element.textContent)) continue
      if (element.getClientRects().length > 0) count += 1
      if (count >= least) return true
    }
    return false
  }
  let queued = false
  const look = () => {
    if (queued) return
    queued = true
    requestAnimationFrame(() => {
      queued = false
      for (const entry of Object.values(probe.seen)) {
        if (entry.pending || entry.at !== null || !shows(entry.sight)) continue
        entry.pending = true
        // A message posted during a frame is delivered after that frame is painted.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => (entry.at = performance.now()))
        port1.start()
        port2.postMessage(0)
      }
    })
  }
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  })
  for (const [name, sight] of Object.entries(sights)) probe.watch(name, sight)
}
