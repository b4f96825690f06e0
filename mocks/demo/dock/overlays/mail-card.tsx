import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import type { Bank } from '../../../bank/store/bank.ts'
import { newestFirst, type MailRow } from '../../../bank/store/mail.ts'
import { useBankData, useDock } from '../dock-context.ts'
import { dockActions } from '../../tours/dock-actions.ts'
import { oneLine } from '../look/dock-theme.ts'
import { go } from '../page/driver.ts'
import { freeSlot } from '../page/free-slot.ts'
import { useLooked } from '../page/use-looked.ts'
import { Floating } from './floating.ts'
import { Act } from '../panel/kit.tsx'

const LOOK_EVERY_MS = 500
const order = ['right', 'left', 'centre'] as const

const idsOf = (mails: readonly Readonly<MailRow>[]) => new Set(mails.map(({ id }) => id))

/** When the page was opened, or its scenario started, on the bank's clock. */
const openedAt = (bank: Bank): number => Math.max(bank.now() - performance.now(), bank.record.seededAt)

/** Whether a link of a mail has been used, has expired or has been replaced by a newer one. */
function isOver({ db, now }: Bank, { link }: Readonly<MailRow>): boolean {
  const token = new URLSearchParams(link?.split('?')[1]).get('token')
  const verification = token === null ? undefined : db.verifications.get(token)
  return verification !== undefined && (verification.used || verification.expiresAt <= now())
}

/** Whether the recipient has to verify their email first, also in a scenario that begins with this mail. */
const waits = ({ db }: Bank, { to, link }: Readonly<MailRow>): boolean =>
  Boolean(link) && db.users.where('email', to).some(({ emailVerified }) => !emailVerified)

interface MailCardProps {
  /** Whether the panel, and with it the inbox, is open. */
  panelOpen: boolean
  /** Whether the card of a tour is shown, which needs the room beside what it points at. */
  touring: boolean
  onInbox: () => void
}

/** Announces the mails that arrive while the page is open, until they are opened. Waits while a tour is shown. */
export function MailCard({ panelOpen, touring, onInbox }: MailCardProps) {
  const { bank, basePath } = useDock()
  const { mails, epoch } = useBankData((open) => ({
    mails: newestFirst(open.db.mails.all()).map((mail) => ({
      ...mail,
      over: isOver(open, mail),
      waits: waits(open, mail),
    })),
    epoch: open.record.epoch,
  }))
  // The dock is loaded last: a mail may have arrived before.
  const [seen, setSeen] = useState(() => ({
    epoch,
    ids: idsOf(mails.filter((mail) => !mail.waits && Date.parse(mail.sentAt) <= openedAt(bank))),
  }))
  const card = useRef<HTMLDivElement>(null)
  const markSeen = (of = mails) => setSeen({ epoch, ids: idsOf(of) })
  const unseen = mails.filter(({ id }) => !seen.ids.has(id))
  // The mails of a scenario that has just started are not new.
  if (seen.epoch !== epoch) markSeen(mails.filter((mail) => !mail.waits))
  else if (panelOpen && unseen.length > 0) markSeen()
  const fresh = seen.epoch === epoch && !panelOpen && !touring ? unseen.filter(({ over }) => !over) : []
  const [latest] = fresh
  const slot = useLooked(
    () => {
      const { current: element } = card
      return element ? (freeSlot(element, { order, keepWords: true }) ?? freeSlot(element, { order })) : undefined
    },
    LOOK_EVERY_MS,
    { isOn: latest !== undefined },
  )
  const open = () => {
    markSeen()
    if (latest?.link) {
      go(basePath, latest.link)
      dockActions.notify({ action: 'open mail' })
    } else onInbox()
  }
  return (
    <div role="status">
      {latest && (
        <Floating
          data-solid
          ref={card}
          role="complementary"
          aria-label="New mail"
          // Hidden while every place is needed by the page.
          style={slot ?? { visibility: 'hidden' }}
          sx={{ width: 300, typography: 'body2' }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <b>
              {fresh.length} new {fresh.length === 1 ? 'mail' : 'mails'}
            </b>
            <Box sx={oneLine}>{latest.subject}</Box>
          </Box>
          <Act primary work={open}>
            Open
          </Act>
          <IconButton aria-label="Dismiss" onClick={() => markSeen()}>
            <CloseOutlined />
          </IconButton>
        </Floating>
      )}
    </div>
  )
}
