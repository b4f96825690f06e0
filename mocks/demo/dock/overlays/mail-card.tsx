import { useLayoutEffect, useRef, useState } from 'react'
import type { Bank } from '../../../bank/store/bank.ts'
import { newestFirst, type MailRow } from '../../../bank/store/mail.ts'
import { useBankData, useDock } from '../dock-context.ts'
import { go } from '../page/driver.ts'
import { freeSlot, type Slot } from '../page/free-slot.ts'
import { keepLooking } from '../page/keep-looking.ts'
import { Button } from '../panel/controls.tsx'

const LOOK_EVERY_MS = 500
/** Where no place is free: above the handle. */
const LAST_RESORT = { right: 12, bottom: 56 }

const idsOf = (mails: readonly Readonly<MailRow>[]) => new Set(mails.map(({ id }) => id))

/** When the page was opened, or its scenario started, on the bank's clock. */
const openedAt = (bank: Bank): number => Math.max(bank.now() - performance.now(), bank.record.seededAt)

/** Announces the mails that arrive while the page is open, and opens the link of the latest one. */
export function MailCard({ onInbox }: { onInbox: () => void }) {
  const { bank, basePath } = useDock()
  const { mails, epoch } = useBankData(({ db, record }) => ({
    mails: newestFirst(db.mails.all()),
    epoch: record.epoch,
  }))
  // The dock is loaded last: a mail may have arrived before.
  const [seen, setSeen] = useState(() => ({
    epoch,
    ids: idsOf(mails.filter(({ sentAt }) => Date.parse(sentAt) <= openedAt(bank))),
  }))
  const box = useRef<HTMLElement>(null)
  const [slot, setSlot] = useState<Slot>()
  const markSeen = () => setSeen({ epoch, ids: idsOf(mails) })
  // The mails of a scenario that has just started are not new.
  if (seen.epoch !== epoch) markSeen()
  const fresh = seen.epoch === epoch ? mails.filter(({ id }) => !seen.ids.has(id)) : []
  const [latest] = fresh
  const shown = latest !== undefined

  useLayoutEffect(() => {
    if (!shown) return undefined
    return keepLooking(() => {
      const element = box.current
      if (!element) return
      const next = freeSlot(element.offsetWidth, element.offsetHeight, element, { order: ['right', 'left', 'centre'] })
      setSlot((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }, LOOK_EVERY_MS)
  }, [shown])

  const open = () => {
    markSeen()
    if (latest?.link) go(basePath, latest.link)
    else onInbox()
  }
  return (
    <div role="status">
      {latest && (
        <aside ref={box} className="mail solid" aria-label="New mail" style={slot ?? LAST_RESORT}>
          <span className="lamp" />
          <span className="grow">
            <b>
              {fresh.length} new {fresh.length === 1 ? 'mail' : 'mails'}
            </b>{' '}
            <span className="small cut">{latest.subject}</span>
          </span>
          <Button kind="main" onClick={open}>
            Open
          </Button>
          <Button kind="quiet" icon aria-label="Dismiss" onClick={markSeen}>
            ✕
          </Button>
        </aside>
      )}
    </div>
  )
}
