import { useLayoutEffect, useRef, useState } from 'react'
import { Button, useSaying } from '../panel/controls.tsx'
import { go } from '../page/driver.ts'
import { freeSlot, slotUnderForm, type Slot } from '../page/free-slot.ts'
import { keepLooking } from '../page/keep-looking.ts'
import { useBankData, useDock } from '../dock-context.ts'
import { useRoute } from '../page/use-route.ts'

/** One-click sign-in outside the form: below it if that fits, else at the edge of the window, else below the page. */
export function Entry() {
  const { bank, corridor, basePath } = useDock()
  const route = useRoute()
  const person = useBankData(({ db, person: email, signedIn }) =>
    email !== null && !signedIn() ? db.users.where('email', email).find((user) => user.emailVerified) : undefined,
  )
  const box = useRef<HTMLDivElement>(null)
  // Invisible until it has a place: the search forces a frame, and moving a visible element is a layout shift.
  const [slot, setSlot] = useState<Slot | 'below'>()
  const { run, saying } = useSaying()
  const shown = person !== undefined && route === `${basePath}auth`

  useLayoutEffect(() => {
    if (!shown) return undefined
    const look = () => {
      const element = box.current
      if (!element) return
      const { offsetWidth: width, offsetHeight: height } = element
      const next =
        slotUnderForm(width, height, element) ??
        freeSlot(width, height, element, { order: ['centre', 'left', 'right'] }) ??
        'below'
      setSlot((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    return keepLooking(look, 700)
  }, [shown])

  if (!shown) return null
  const enter = async () => {
    await corridor.signIn()
    go(basePath, '/')
  }
  return (
    <div
      ref={box}
      className="entry solid"
      role="region"
      aria-label="Demo entry"
      data-flow={slot === 'below' ? '' : undefined}
      style={slot === 'below' ? {} : (slot ?? { visibility: 'hidden' })}
    >
      <span className="small">{bank.record.scenario === 'established' ? 'Just looking?' : 'Demo'}</span>
      <Button kind="main" onClick={() => run(enter)}>
        Enter as {person.name}
      </Button>
      <span className="visually-hidden">{saying}</span>
    </div>
  )
}
