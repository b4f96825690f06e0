import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatDateTime } from '../../../../../src/text/format.ts'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { expireVerification } from '../../../../bank/domains/auth/changes.ts'
import { addressOf } from '../../../../bank/store/address-of.ts'
import { dockActions } from '../../../tours/dock-actions.ts'
import { useBankData, useBrand, useDock } from '../../dock-context.ts'
import { mailsOf, type DockMail } from '../../mails.ts'
import { mailHtml } from '../mail-html.ts'
import { copyText } from '../files.ts'
import { Toggle } from '../fields.tsx'
import { Act, Hint, Pick, Row, Section, type SectionProps } from '../kit.tsx'

/** Mails that the bank "sent". They never leave the browser. */
export function InboxSection({ title }: SectionProps) {
  const [chosen, setChosen] = useState<string>()
  const mails = useBankData(mailsOf)
  const shown = mails.find(({ id }) => id === chosen) ?? mails[0]
  return (
    <Section title={title} count={mails.length}>
      {mails.length === 0 && (
        <Hint>
          No mail yet. The bank writes at sign-up, about an application and its review, and when a payment fails.
        </Hint>
      )}
      <List aria-label="Mails">
        {mails.map(({ id, subject, to, sentAt, state }) => (
          <Pick
            key={id}
            title={subject}
            text={`To ${to} · ${formatDateTime(sentAt)}`}
            current={id === shown?.id}
            onPick={() => setChosen(id)}
          >
            {state && <Chip label={state} color={state === 'open' ? 'success' : 'default'} />}
          </Pick>
        ))}
      </List>
      {shown && <Mail key={shown.id} mail={shown} />}
    </Section>
  )
}

function Mail({ mail }: { mail: DockMail }) {
  const { bank, command } = useDock()
  const brand = useBrand()
  const [plain, setPlain] = useState(false)
  const { token, link, subject, text, state } = mail
  const openLink = async (path: string) => {
    await command.go(path)
    dockActions.notify({ action: 'open mail' })
  }
  return (
    <>
      {plain ? (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      ) : (
        // Sandboxed without any permission: the mail is only looked at.
        <Box
          component="iframe"
          title={`${subject}, as the customer sees it`}
          sandbox=""
          srcDoc={mailHtml({ ...mail, link: link && addressOf(bank, link) }, brand)}
          sx={{ width: '100%', height: 300, border: 0, borderRadius: 1, background: '#f2f4f7' }}
        />
      )}
      <Row>
        {link !== null && (
          <>
            <Act primary work={() => openLink(link)}>
              Open the link
            </Act>
            <Act done="Link copied." work={() => copyText(addressOf(bank, link))}>
              Copy it
            </Act>
            {token !== null && state === 'open' && (
              <Act
                ref={passesFocusOn}
                quiet
                done="This link has expired."
                work={() => bank.change((tx) => expireVerification(tx, token))}
              >
                Expire this link
              </Act>
            )}
          </>
        )}
        <Toggle label="Plain text" checked={plain} onChange={setPlain} />
      </Row>
    </>
  )
}
