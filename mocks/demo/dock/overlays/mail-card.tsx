import { useState, type CSSProperties } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { counted } from '../../../../src/text/format.ts'
import { useBankData, useDock, useStore } from '../dock-context.ts'
import { mailsOf, type DockMail } from '../mails.ts'
import { dockActions } from '../../tours/dock-actions.ts'
import { oneLine } from '../look/dock-theme.ts'
import { overlap } from '../page/box.ts'
import { go } from '../page/driver.ts'
import { freeSlot } from '../page/free-slot.ts'
import { FreeBar, NOWHERE } from './free-bar.tsx'
import { Act } from '../panel/kit.tsx'

const order = ['right', 'left', 'centre'] as const

/** Hides the bar where it would cover the page's controls or a toast. */
function placeOf(bar: HTMLElement): CSSProperties {
  const slot = freeSlot(bar, order, true) ?? freeSlot(bar, order)
  const toast = document.querySelector('#toasts .MuiAlert-root')?.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bar
  return slot && !(toast && overlap({ ...slot, width, height }, toast) > 0) ? slot : NOWHERE
}

const idsOf = (mails: readonly DockMail[]) => new Set(mails.map(({ id }) => id))

interface MailCardProps {
  /** Whether the panel, and with it the inbox, is open. */
  panelOpen: boolean
  onInbox: () => void
}

/** Announces the mails that arrive while the page is open, until they are opened. Waits while a tour is shown. */
export function MailCard({ panelOpen, onInbox }: MailCardProps) {
  const { bank, basePath, tour } = useDock()
  // The card of a tour needs the room beside what it points at.
  const touring = useStore(tour) !== undefined
  const mails = useBankData(mailsOf)
  const { epoch, seededAt } = useBankData(({ record }) => record)
  const [seen, setSeen] = useState(() => {
    // The dock is loaded last: a mail may have arrived after the page was opened, or its scenario started.
    const openedAt = Math.max(bank.now() - performance.now(), seededAt)
    return { epoch, ids: idsOf(mails.filter((mail) => !mail.waits && Date.parse(mail.sentAt) <= openedAt)) }
  })
  const markSeen = (of = mails) => setSeen({ epoch, ids: idsOf(of) })
  const unseen = mails.filter(({ id }) => !seen.ids.has(id))
  // A scenario that has just started shows none of its mails as new, except one that waits for an answer.
  if (seen.epoch !== epoch) markSeen(mails.filter((mail) => !mail.waits))
  else if (panelOpen && unseen.length > 0) markSeen()
  const isQuiet = seen.epoch !== epoch || panelOpen || touring
  const fresh = isQuiet ? [] : unseen.filter(({ state }) => state === 'open' || state === undefined)
  const [latest] = fresh
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
        <FreeBar role="complementary" aria-label="New mail" place={placeOf} sx={{ width: 300, typography: 'body2' }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <b>{counted(fresh.length, 'new mail')}</b>
            <Box sx={oneLine}>{latest.subject}</Box>
          </Box>
          <Act primary work={open}>
            Open
          </Act>
          <IconButton aria-label="Dismiss" onClick={() => markSeen()}>
            <CloseOutlined />
          </IconButton>
        </FreeBar>
      )}
    </div>
  )
}
