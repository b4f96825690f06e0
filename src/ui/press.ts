let isDown = false
const waiting: (() => void)[] = []

function onDown({ button, target }: MouseEvent): void {
  // A list of choices opens at once, and may keep the release to itself.
  isDown = button === 0 && !(target instanceof HTMLSelectElement)
}

function onEnd(): void {
  isDown = false
  if (waiting.length === 0) return
  // What was pressed is told of it after the release, in the same task.
  setTimeout(() => {
    for (const work of waiting.splice(0)) work()
  })
}

/** The last three end presses whose release nobody hears of. */
const ENDS = ['mouseup', 'dragend', 'contextmenu', 'keydown'] as const

/** Knows of presses from now on. Every form may call it: the document takes a listener once. */
export function watchPresses(): void {
  document.addEventListener('mousedown', onDown, true)
  for (const end of ENDS) document.addEventListener(end, onEnd, true)
}

/** At once, or when the press under way is over: what takes room meanwhile pushes a button away, and the release goes beside it. */
export function afterPress(work: () => void): void {
  if (isDown) waiting.push(work)
  else work()
}
