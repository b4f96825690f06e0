import { useRef } from 'react'
import { useBankData, useDock } from '../dock-context.ts'
import { go } from '../page/driver.ts'
import { freeSlot, slotUnderForm, type Slot } from '../page/free-slot.ts'
import { useAddress } from '../page/use-address.ts'
import { useLooked } from '../page/use-looked.ts'
import { Floating } from './floating.ts'
import { Act } from '../panel/kit.tsx'

const LOOK_EVERY_MS = 700
const BELOW = { position: 'static', width: 'fit-content', margin: '12px auto' } as const
/** Invisible until it has a place: the search forces a frame, and moving a visible element is a layout shift. */
const NOWHERE = { visibility: 'hidden' } as const

/** One line that signs in without a password: below the form if that fits, else at the edge, else below the page. */
export function Entry() {
  const { bank, corridor, basePath } = useDock()
  const [path] = useAddress().split('?')
  const person = useBankData(({ db, person: email, signedIn }) =>
    email !== null && !signedIn() ? db.users.where('email', email).find((user) => user.emailVerified) : undefined,
  )
  const line = useRef<HTMLDivElement>(null)
  const shown = person !== undefined && path === `${basePath}auth`
  const slot = useLooked(
    (): Slot | 'below' | undefined => {
      const { current: element } = line
      if (!element) return undefined
      return slotUnderForm(element) ?? freeSlot(element, { order: ['centre', 'left', 'right'] }) ?? 'below'
    },
    LOOK_EVERY_MS,
    { isOn: shown },
  )
  if (!shown) return null
  const enter = async () => {
    await corridor.signIn()
    go(basePath, '/')
  }
  return (
    <Floating
      data-solid
      ref={line}
      role="region"
      aria-label="Demo entry"
      data-flow={slot === 'below' ? '' : undefined}
      style={slot === 'below' ? BELOW : (slot ?? NOWHERE)}
      sx={{ typography: 'body2', color: 'text.secondary' }}
    >
      {bank.record.scenario === 'established' ? 'Just looking?' : 'Demonstration'}
      <Act variant="text" color="primary" work={enter}>
        Enter as {person.name}
      </Act>
    </Floating>
  )
}
