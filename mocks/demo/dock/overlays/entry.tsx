import { useBankData, useDock } from '../dock-context.ts'
import { go } from '../page/driver.ts'
import { freeSlot, slotUnderForm } from '../page/free-slot.ts'
import { useAddress } from '../page/use-address.ts'
import { FreeBar } from './free-bar.tsx'
import { Act } from '../panel/kit.tsx'

const BELOW = { position: 'static', width: 'fit-content', margin: '12px auto' } as const

/** One line that signs in without a password: below the form if that fits, else at the edge, else below the page. */
export function Entry() {
  const { bank, corridor, basePath } = useDock()
  const [path] = useAddress().split('?')
  const person = useBankData(({ db, person: email, signedIn }) =>
    email !== null && !signedIn() ? db.users.where('email', email).find((user) => user.emailVerified) : undefined,
  )
  if (!person || path !== `${basePath}auth`) return null
  const enter = async () => {
    await corridor.signIn()
    go(basePath, '/')
  }
  return (
    <FreeBar
      role="region"
      aria-label="Demo entry"
      place={(bar) => slotUnderForm(bar) ?? freeSlot(bar, ['centre', 'left', 'right']) ?? BELOW}
      sx={{ typography: 'body2', color: 'text.secondary' }}
    >
      {bank.record.scenario === 'established' ? 'Just looking?' : 'Demonstration'}
      <Act variant="text" color="primary" work={enter}>
        Enter as {person.name}
      </Act>
    </FreeBar>
  )
}
